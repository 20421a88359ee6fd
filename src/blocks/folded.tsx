import type { ReactNode } from 'react'
import { Icon } from '../ui/icon.tsx'

type FoldedProps = { heading: ReactNode; open?: boolean; bare?: boolean; className?: string; children: ReactNode }

/**
 * What a phone folds into a disclosure and a wider screen shows open, without a script: see `folded` in `styles.css`.
 * @param heading opens it on a phone, and stands over it elsewhere
 * @param open whether a phone shows it open at first
 * @param bare leaves the heading out where it opens nothing
 */
export function Folded({ heading, open, bare, className = '', children }: FoldedProps) {
  return (
    <details className={`folded group ${className}`} open={open}>
      <summary className="flex min-h-12 items-center justify-between gap-4 hover:text-kite-strong">
        {heading}
        <Icon name="down" className="size-5 flex-none text-kite-strong group-open:rotate-180" />
      </summary>
      {!bare && <div className="unfolded">{heading}</div>}
      {children}
    </details>
  )
}
