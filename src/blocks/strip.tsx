import type { ReactNode } from 'react'

/** What a grid inside a `Strip` has on a phone: one row, in which the next cell is seen at the edge. */
export const stripRow = 'max-sm:w-max max-sm:grid-flow-col max-sm:auto-cols-[80vw] max-sm:gap-x-4 max-sm:*:snap-start'

/**
 * Scrolls its grid sideways on a phone, from edge to edge. In the tab order, because what scrolls must be reachable by keyboard.
 */
export function Strip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      tabIndex={0}
      className="max-sm:-mx-(--gutter) max-sm:snap-x max-sm:snap-mandatory max-sm:scroll-px-(--gutter) max-sm:overflow-x-auto max-sm:px-(--gutter)"
    >
      {children}
    </section>
  )
}
