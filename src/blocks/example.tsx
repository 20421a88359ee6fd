import { lists } from 'virtual:messages'

/**
 * Marks what is an example and nobody's real figure, person or quotation; goes when the data no longer says `sample`.
 * It stands behind text; the spaces before it are its distance, the same at every size, and vanish where it begins a line.
 */
export function Example({ children = lists.example }: { children?: string }) {
  return (
    <>
      <span className="text-base leading-none">{'\u00a0 '}</span>
      <span className="inline-block max-w-full whitespace-nowrap rounded-control border border-line px-1.5 py-0.5 align-middle font-sans text-xs leading-tight font-normal tracking-normal text-muted">
        {children}
      </span>
    </>
  )
}
