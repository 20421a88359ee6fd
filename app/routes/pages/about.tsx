import { PageIntro } from '../../components/section-heading.tsx'
import { StaticHtml } from '../../components/static-html.tsx'
import { reasons } from '../../data/claims.ts'
import { AboutBody } from '../../features/about/about-body.tsx'
import { pageMeta } from '../../lib/metadata.ts'
import { staticMarkup } from '../../lib/static-markup.server.ts'
import type { Route } from './+types/about.ts'

export function loader() {
  return { about: staticMarkup(<AboutBody reasons={reasons} level={2} />) }
}

export function shouldRevalidate() {
  return false
}

export const meta = () =>
  pageMeta({
    title: 'About us: nine people and a page of numbers',
    description:
      'Who does the work, how we decide what to do next, and four promises you can hold us to, from account ownership to 30 days’ notice.',
    path: '/about',
  })

export default function AboutPage({ loaderData: { about } }: Route.ComponentProps) {
  return (
    <>
      <PageIntro
        title="Nine people, one page of numbers each month"
        lead="We run marketing for small businesses and show the books while we do it. This is how we work, and what you may hold us to."
      />
      <section className="wrap pb-24 lg:pb-32">
        <StaticHtml name="about" html={about} />
      </section>
    </>
  )
}
