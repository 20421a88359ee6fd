import { lists } from 'virtual:messages'
import type { BlockOf } from '../content/schemas/blocks.ts'
import { Example } from './example.tsx'
import { SectionHeading } from './section-heading.tsx'
import { Priced } from './words.tsx'

type FiguresProps = BlockOf<'figures'> & { sample?: boolean | undefined }
type Figure = FiguresProps['figures'][number]

/** Figures as the loudest thing of a page, or line by line with their sum. */
export function Figures({ heading, text, figures, sum, sample }: FiguresProps) {
  const head = (
    <SectionHeading plain lead={text} narrow={sum !== undefined} className={sum ? '' : 'mb-10 lg:mb-14'}>
      {heading}
      {sample && <Example>{lists.exampleFigures}</Example>}
    </SectionHeading>
  )
  if (!sum)
    return (
      <section className="section-space wrap">
        {head}
        <FigureRow figures={figures} />
      </section>
    )
  return (
    <section className="section-space wrap grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.4fr]">
      {head}
      <dl>
        {figures.map((figure) => (
          <Line key={figure.label} {...figure} className="border-t border-line" />
        ))}
        <Line {...sum} className="border-t-3 border-kite font-semibold" />
      </dl>
    </section>
  )
}

function Line({ value, label, className }: Figure & { className: string }) {
  return (
    <div className={`flex items-baseline justify-between gap-6 py-3.5 ${className}`}>
      <dt>{label}</dt>
      <dd className="display shrink-0 text-2xl figures">
        <Priced text={value} />
      </dd>
    </div>
  )
}

/** Large figures side by side. */
function FigureRow({ figures }: { figures: Figure[] }) {
  return (
    <dl className="grid border-y border-line sm:auto-cols-fr sm:grid-flow-col">
      {figures.map(({ value, label }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end border-line py-5 max-sm:not-first:border-t sm:pr-6 sm:not-first:border-l sm:not-first:pl-6"
        >
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="display text-2xl figures">
            <Priced text={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
