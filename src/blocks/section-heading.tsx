import type { ReactNode } from 'react'
import { Words } from './words.tsx'

/**
 * The heading of a section.
 * @param plain leaves out the climbing line above it, so that not every section of a page opens alike
 */
export function SectionHeading({
  children,
  lead,
  plain,
  className = '',
}: {
  children: ReactNode
  lead?: string
  plain?: boolean
  className?: string
}) {
  return (
    <div className={className}>
      {!plain && <ClimbingLine />}
      <h2 className={`display max-w-[14.6em] text-3xl ${plain ? '' : 'mt-5'}`}>{children}</h2>
      {lead && (
        <p className="measure mt-5 text-lg text-muted">
          <Words text={lead} />
        </p>
      )}
    </div>
  )
}

/** The line of the logo as a small divider. */
export function ClimbingLine() {
  return (
    <svg aria-hidden="true" viewBox="0 0 72 26" className="h-6.5 w-18" fill="none">
      <path d="M2 24c20 0 24-6 34-8s14-3 18-9" stroke="var(--color-kite)" strokeWidth="3" strokeLinecap="round" />
      <path d="m47 5 23-4-9 15z" fill="var(--color-kite)" />
    </svg>
  )
}

/** The opening of a page of its own: heading and lead. */
export function PageIntro({ title, lead }: { title: string; lead?: string }) {
  return (
    <div className="wrap pt-14 pb-10 lg:pt-24 lg:pb-16">
      <ClimbingLine />
      <h1 className="display mt-5 max-w-[12em] text-4xl">{title}</h1>
      {lead && (
        <p className="measure mt-6 text-lg text-muted">
          <Words text={lead} />
        </p>
      )}
    </div>
  )
}
