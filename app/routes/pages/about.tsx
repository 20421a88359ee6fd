import { PageIntro } from '../../../src/site/section-heading.tsx'
import { StaticHtml } from '../../../src/site/static-html.tsx'
import { reasons } from '../../data/claims.ts'
import { AboutBody } from '../../../src/about/about-body.tsx'
import { Animation } from '../../../src/animation/animation.tsx'
import { VideoPlace } from '../../../src/video/video-place.tsx'
import { pageMeta } from '../../../src/lib/metadata.ts'
import { staticMarkup } from '../../lib/static-markup.server.ts'
import type { Route } from './+types/about.ts'
import { Team } from '../../../src/about/team.tsx'

export { shouldRevalidate } from '../../lib/revalidation.ts'

export function loader() {
  return { about: staticMarkup(<AboutBody reasons={reasons} level={2} />), team: staticMarkup(<Team />) }
}

export const meta = () =>
  pageMeta({
    title: 'About us: nine people and a page of numbers',
    description:
      'Who does the work, how we decide what to do next, and four promises you can hold us to, from account ownership to 30 days’ notice.',
    path: '/about',
  })

export default function AboutPage({ loaderData: { about, team } }: Route.ComponentProps) {
  return (
    <>
      <PageIntro
        title="Nine people, one page of numbers each month"
        lead="We run marketing for small businesses and show the books while we do it. This is how we work, and what you may hold us to."
      />
      <section className="wrap pb-24 lg:pb-32">
        <StaticHtml name="about" html={about} />
        <VideoPlace place="about" title="How we work, in two minutes" className="mt-16 lg:mt-24" />
        <div className="mt-20 grid items-center gap-x-16 gap-y-12 lg:mt-28 lg:grid-cols-[1fr_16rem]">
          <StaticHtml name="team" html={team} />
          <Animation name="bars" className="max-w-64" />
        </div>
      </section>
    </>
  )
}
