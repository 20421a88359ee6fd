import type { ReactNode } from 'react'
import { Example } from './example.tsx'
import { Paragraph } from './words.tsx'

type HeadingProps = {
  children: ReactNode
  lead?: string | undefined
  narrow?: boolean
  plain?: boolean
  /** Marks the section's content as an example, in these words. */
  example?: string | false | undefined
  className?: string
}

/**
 * The heading of a section, which runs across the page, or stands beside its lead.
 * @param narrow stands in a column, with the lead below
 * @param plain leaves out the climbing line above it, so that not every section of a page opens alike
 */
export function SectionHeading({ children, lead, narrow, plain, example, className = '' }: HeadingProps) {
  return (
    <div className={`${lead && !narrow ? 'gap-x-16 lg:grid lg:grid-cols-[1.25fr_1fr] lg:items-end' : ''} ${className}`}>
      <div>
        {!plain && <ClimbingLine />}
        <h2 className={`display text-3xl ${lead ? 'max-w-[14.6em]' : 'max-w-[24em]'} ${plain ? '' : 'mt-3 lg:mt-5'}`}>
          {children}
          {example && <Example>{example}</Example>}
        </h2>
      </div>
      {lead && <Paragraph className="measure mt-4 text-lg text-muted" text={lead} />}
    </div>
  )
}

const backgrounds = { rule: 'border-t border-line', sand: 'bg-sand' }
type SectionProps = Omit<HeadingProps, 'narrow' | 'className'> & {
  id?: string
  heading: string
  background?: keyof typeof backgrounds
}

/**
 * A section of a page under its heading.
 * @param background what sets it apart from the one before; without it the page's own background goes on
 */
export function Section({ id, background, heading, children, ...rest }: SectionProps) {
  const content = (
    <>
      <SectionHeading {...rest} className="mb-6 lg:mb-14">
        {heading}
      </SectionHeading>
      {children}
    </>
  )
  return (
    <section id={id} className={background ? backgrounds[background] : 'section-space wrap'}>
      {background ? <div className="section-space wrap">{content}</div> : content}
    </section>
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

/**
 * The opening of a page of its own: heading and lead.
 * @param children a drawing beside them, below them on a phone
 */
export function PageIntro({ title, lead, children }: { title: string; lead?: string; children?: ReactNode }) {
  const columns = children ? 'grid items-center gap-x-16 gap-y-8 lg:grid-cols-[1.5fr_1fr]' : ''
  return (
    <div className={`wrap pt-10 pb-10 lg:pt-20 lg:pb-16 ${columns}`}>
      <div className="min-w-0">
        <ClimbingLine />
        <h1 className="display mt-5 max-w-[12em] text-4xl">{title}</h1>
        {lead && <Paragraph className="measure mt-6 text-lg text-muted" text={lead} />}
      </div>
      {children}
    </div>
  )
}
