import { Animation } from '../animation/animation.tsx'
import { PageIntro } from '../blocks/section-heading.tsx'
import { ClosingCall } from '../booking/closing-call.tsx'
import type { Data } from '../content/collections.ts'
import { capitalized, counted } from '../lib/text.ts'
import { Video } from '../video/video.tsx'
import { AboutBody } from './about-body.tsx'
import { Team } from './team.tsx'

type AboutProps = { reasons: Data<'claims'>['reasons']; people: Data<'people'>[]; company: Data<'company'> }

export function AboutPage({ reasons, people, company }: AboutProps) {
  return (
    <>
      <PageIntro
        title={`${capitalized(counted(company.people, 'person', 'people'))}, one page of numbers each month`}
        lead={`We run marketing for small businesses and show the numbers while we do it. ${company.place.explanation}`}
      />
      <section className="wrap pb-24 lg:pb-32">
        <AboutBody reasons={reasons} company={company} level={2} />
        <Video place="about" title="How we work, in two minutes" className="mt-16 lg:mt-24" />
        <div className="mt-20 grid items-center gap-x-16 gap-y-12 lg:mt-28 lg:grid-cols-[1fr_16rem]">
          <div>
            <Team people={people} company={company} />
          </div>
          <Animation name="bars" className="max-w-64" />
        </div>
      </section>
      <ClosingCall
        heading="Talk to the person who would do the work"
        text={`A ${company.demo.callMinutes}-minute call on ${company.demo.service}, free. ${company.demo.after}`}
        button={`Book a ${company.demo.callMinutes}-minute call`}
      />
    </>
  )
}
