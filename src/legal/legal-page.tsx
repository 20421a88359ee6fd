import { Paragraph } from '../blocks/words.tsx'
import '../ui/prose.css'

type LegalProps = { title: string; html: string; unfinished?: string | undefined }

/** @param unfinished said while the text lacks facts */
export function LegalPage({ title, html, unfinished }: LegalProps) {
  return (
    <section className="wrap pt-14 pb-24 lg:pt-24 lg:pb-32">
      <h1 className="display text-4xl">{title}</h1>
      {unfinished && <Paragraph className="measure mt-6 border-l-3 border-kite-strong pl-4" text={unfinished} />}
      <div className="prose mt-8 max-w-[47rem]" dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  )
}
