/** Marks what is an example and nobody's real figure, person or quotation; goes when the data no longer says `sample`. */
export function Example({ children = 'Example' }: { children?: string }) {
  return (
    <span className="ml-2 inline-block rounded-control border border-line px-1.5 py-0.5 align-middle font-sans text-xs leading-tight font-normal tracking-normal text-muted">
      {children}
    </span>
  )
}
