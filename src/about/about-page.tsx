import { Animation } from '../animation/animation.tsx'
import { ClosingCall } from '../blocks/closing-call.tsx'
import { Example } from '../blocks/example.tsx'
import { PageIntro } from '../blocks/section-heading.tsx'
import { Paragraph } from '../blocks/words.tsx'
import type { PageContent } from '../content/page-content.ts'
import { Video } from '../video/video.tsx'
import { AboutBody } from './about-body.tsx'
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
