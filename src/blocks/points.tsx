import type { ReactNode } from 'react'
import type { BlockOf } from '../content/schemas/blocks.ts'
import { Icon } from '../ui/icon.tsx'
import { SectionHeading } from './section-heading.tsx'
import { Paragraph } from './words.tsx'

type PointsProps = BlockOf<'points'> & { children?: ReactNode }

/**
 * What there is to say, point by point.
 * @param crossed each has a cross: what is not done, or for whom it is not
 * @param children stand beside crossed points
 */
export const Points = ({ crossed, ...props }: PointsProps) =>
  crossed ? <CrossedPoints {...props} /> : <PlainPoints {...props} />

function PlainPoints({ heading, items }: PointsProps) {
  return (
    <section className="border-t border-line">
      <div className="section-space wrap grid gap-x-12 gap-y-6 lg:grid-cols-12">
        <SectionHeading className="lg:col-span-4">{heading}</SectionHeading>
        <ul className="border-b border-line lg:col-span-8">
          {items.map(({ title, text }) => (
            <li
              key={text}
              className="grid gap-x-8 gap-y-1 border-t border-line py-3.5 sm:grid-cols-[1fr_1.6fr] sm:py-5"
            >
              {title && <h3 className="leading-snug font-semibold sm:text-lg">{title}</h3>}
              <Paragraph className={title ? 'text-muted' : 'col-span-full'} text={text} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function CrossedPoints({ heading, items, children }: PointsProps) {
  const list = (
    <ul className="grid gap-4">
      {items.map(({ title, text }) => (
        <li key={text} className="grid grid-cols-[1.75rem_1fr]">
          <Icon name="close" className="mt-1.5 size-4 text-kite-strong" />
          <div className="measure">
            {title && <h3 className="font-semibold">{title}</h3>}
            <Paragraph className={title && 'text-muted'} text={text} />
          </div>
        </li>
      ))}
    </ul>
  )
  return (
    <section className="bg-sand">
      {children ? (
        <div className="section-space wrap grid gap-x-16 gap-y-8 lg:grid-cols-2">
          <div>
            <SectionHeading plain className="mb-6">
              {heading}
            </SectionHeading>
            {list}
          </div>
          {children}
        </div>
      ) : (
        <div className="section-space wrap grid gap-x-12 gap-y-6 lg:grid-cols-12">
          <SectionHeading plain className="lg:col-span-4">
            {heading}
          </SectionHeading>
          <div className="lg:col-span-8">{list}</div>
        </div>
      )}
    </section>
  )
}
