import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { stringify } from 'yaml'

const SECTIONS = 5
/** A sentence has fifteen words, so that an article comes to about a thousand. */
const SENTENCES_IN_A_SECTION = 11

const nouns = 'shop window price week owner customer phone invoice street kettle page list button map photo letter van'
const verbs = 'keeps counts moves sells asks shows pays opens writes loses saves calls mends paints sorts brings needs'
const adjectives = 'plain early cheap second quiet honest local useful heavy narrow green late small clear'

/** The same numbers from 0 to 1 for the same seed, so that two runs build the same site. */
const numbers = (state: number) => () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0
  return state / 2 ** 32
}
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const times = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index))

/** One article that the content checks take: varied words, headings, lists, tables, a drawing, links that lead somewhere. */
function generatedArticle(number: number, next: string, people: string[], categories: string[]): string {
  const random = numbers(number)
  const one = (of: string[]) => of[Math.floor(random() * of.length)] ?? ''
  const thing = () => `${one(adjectives.split(' '))} ${one(nouns.split(' '))}`
  const clause = () => `the ${thing()} ${one(verbs.split(' '))} the ${thing()}`
  const sentence = () => `${capital(clause())} and ${clause()}.`
  const paragraph = () => times(SENTENCES_IN_A_SECTION / 2, sentence).join(' ')
  const items = () => times(3, () => `- ${capital(clause())}`).join('\n')
  const table = () => `| What | Count |\n| --- | --: |\n${times(3, () => `| ${thing()} | ${random()} |`).join('\n')}`
  const bars = times(4, (index) => ({ label: `Bar ${index}`, value: random(), shown: random().toFixed(2) }))
  const front = {
    title: `${capital(thing())}, ${thing()} no. ${number}`,
    excerpt: `${sentence()} ${sentence()} ${sentence()}`.slice(0, 150).trim(),
    author: one(people),
    date: new Date(Date.UTC(2018, 0, 1 + (number % 2800))).toISOString().slice(0, 10),
    category: one(categories),
    tags: [capital(thing()), 'Practice'],
    cover: { kind: 'bars', title: 'What was counted', bars, alt: sentence() },
  }
  const sections = times(SECTIONS, (index) =>
    [`## ${capital(clause())} (${index})`, paragraph(), index % 2 ? table() : items(), paragraph()].join('\n\n'),
  )
  const links = `We do this in [our SEO work](/services/seo-optimization) and in [another article](/blog/${next}).`
  return [`---\n${stringify(front)}---`, paragraph(), ...sections, links, ''].join('\n\n')
}

/** Writes so many articles into a project's content folder. */
export function writeArticles(project: string, count: number): void {
  const namesIn = (folder: string) => readdirSync(join(project, 'content', folder)).map((file) => parse(file).name)
  const [people, categories] = [namesIn('people'), namesIn('hubs')]
  const id = (number: number) => `generated-${(number % count) + 1}`
  mkdirSync(join(project, 'content/articles'), { recursive: true })
  for (let number = 0; number < count; number++)
    writeFileSync(
      join(project, 'content/articles', `${id(number)}.md`),
      generatedArticle(number + 1, id(number + 1), people, categories),
    )
}
