import { Animation } from '../animation/animation.tsx'
import { ClosingCall } from '../blocks/closing-call.tsx'
import { Example } from '../blocks/example.tsx'
import { PageIntro } from '../blocks/section-heading.tsx'
import { Paragraph } from '../blocks/words.tsx'
import type { PageContent } from '../content/page-content.ts'
import { Video } from '../video/video.tsx'
import { Portrait } from './portrait.tsx'

export function AboutPage({ content }: { content: PageContent }) {
  const words = content.about
  return (
    <>
      <PageIntro title={words.heading} lead={words.lead}>
        <Animation name="bars" className="max-w-96 justify-self-end max-lg:hidden" />
      </PageIntro>
      <section className="wrap pb-24 lg:pb-32">
        <AboutBody words={words} level={2} />
        <Video place="about" className="mt-16 lg:mt-24" />
        <div className="mt-16 lg:mt-28">
          <Team content={content} />
        </div>
      </section>
      <ClosingCall {...words.closing} />
    </>
  )
}

/**
 * Mission and reasons; the home page has them too.
 * @param level of the two part headings
 */
export function AboutBody({ words: { mission, reasons }, level }: { words: PageContent['about']; level: 2 | 3 }) {
  const Heading = `h${level}` as const
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-12">
      <div className="lg:col-span-5">
        <Heading className="text-sm font-semibold text-muted">{mission.label}</Heading>
        <Paragraph className="display mt-3 text-xl leading-[1.18]! sm:text-2xl" text={mission.statement} />
        <Paragraph className="mt-4 text-muted" text={mission.text} />
        <Paragraph className="mt-4 text-muted" text={mission.size} />
      </div>
      <div className="lg:col-span-7">
        <Heading className="text-sm font-semibold text-muted">{reasons.label}</Heading>
        <ol className="mt-4 border-b border-line">
          {reasons.list.map(({ title, text }, index) => (
            <li
              key={title}
              className="grid grid-cols-[1.75rem_1fr] border-t border-line py-3 sm:grid-cols-[4.5rem_1fr] sm:py-6"
            >
              <span aria-hidden="true" className="display text-xl text-kite-strong figures">
                {index + 1}
              </span>
              <div>
                <p className="font-semibold sm:text-lg">{title}</p>
                <Paragraph className="measure mt-0.5 text-muted max-sm:text-sm sm:mt-1" text={text} />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}

/** The people whose names stand over the articles, and what each does. */
function Team({ content: { about, people } }: { content: PageContent }) {
  return (
    <>
      <h2 className="display text-2xl">{about.team.heading}</h2>
      <Paragraph className="measure mt-3 text-muted" text={about.team.lead} />
      <ul className="mt-8 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {people.map(({ id, data: { name, role, about, does, photo, face, sample } }) => (
          <li key={id} className="beside gap-x-5 gap-y-3 sm:block">
            <Portrait name={name} photo={photo} face={face} />
            <div className="sm:mt-4">
              <p className="font-semibold">
                {name}, <span className="font-normal text-muted">{role}</span>
                {sample && <Example />}
              </p>
              <p className="mt-1 text-sm text-muted">{about}</p>
              {does && <p className="mt-2 text-sm">{does}</p>}
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
