import type { Drawing } from '../../../integrations/pictures/drawing.ts'
import type { PlanId } from '../plans.ts'

export type ShowcasePicture = Drawing & {
  /** Shown under the picture: what the visitor is looking at, at most 70 characters. */
  shows: string
}

/** Everything a service page says. One file a service; the page template has no copy of its own beyond labels. */
export type Service = {
  slug: string
  /** Plain name, as in navigation and breadcrumb: "Email Marketing". */
  name: string
  /** Document title without the brand, at most 60 characters. */
  title: string
  /** Search description, 70 to 160 characters. */
  description: string
  hero: { heading: string; lead: string }
  /** The smallest plan that contains this service; its price is shown in the visitor's currency. */
  plan: PlanId
  /** Label of the link that goes home, on the pages that have one. */
  proofLink?: 'View Results' | 'Portfolio'
  /** What you get: four to six. */
  deliverables: { title: string; text: string }[]
  /** How it goes: four or five steps. `when` is "Week 1", "Weeks 2–3", "Month 2". */
  process: { when: string; title: string; text: string }[]
  /** What it moves. The note says plainly that these are the agency's own figures and how they were counted. */
  results: {
    heading: string
    note: string
    chart: { caption: string; unit: string; rows: { label: string; value: number; shown: string }[] }
    figures: { value: string; label: string }[]
  }
  /** How the visitor will know it works: which number, where it is read, how often. */
  proof: { heading: string; text: string }
  /** Who it is not for: two to four. */
  notFor: string[]
  /** How a neighbouring service differs, with its slug. */
  neighbour?: { slug: string; text: string }
  pictures: [ShowcasePicture, ShowcasePicture, ShowcasePicture, ShowcasePicture, ShowcasePicture, ShowcasePicture]
  questions: { question: string; answer: string }[]
  /** Three service slugs and two or three article ids. */
  related: { services: string[]; articles: string[] }
  closing: { heading: string; text: string }
}
