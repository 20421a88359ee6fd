import type { ReactNode } from 'react'

/** What a grid inside a `Strip` has on a phone: one row, each cell as wide as `--cell`. */
export const stripRow = 'max-sm:w-max max-sm:grid-flow-col max-sm:auto-cols-(--cell) max-sm:gap-x-4 max-sm:*:snap-start'

/**
 * Scrolls its grid sideways on a phone, from edge to edge. In the tab order, because what scrolls must be reachable by keyboard.
 * @param cell width of a cell; the next one is to be seen beside it
 */
export function Strip({ label, cell, children }: { label: string; cell: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      tabIndex={0}
      style={{ '--cell': cell } as object}
      className="max-sm:-mx-(--gutter) max-sm:snap-x max-sm:snap-mandatory max-sm:scroll-px-(--gutter) max-sm:overflow-x-auto max-sm:overscroll-x-contain max-sm:px-(--gutter)"
    >
      {children}
    </section>
  )
}
