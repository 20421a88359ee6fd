import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { authors } from '../../app/data/authors.ts'

const WORDS = 1000
const SECTIONS = 5

const nouns =
  'shop window price week owner customer phone invoice street kettle page list button map photo letter van ladder bench ticket budget answer morning shelf garden form'.split(
    ' ',
  )
const verbs =
  'keeps counts moves sells asks shows pays opens writes loses saves calls mends paints sorts checks brings needs'.split(
    ' ',
  )
const adjectives = 'plain early cheap second quiet honest local useful heavy narrow green late small clear'.split(' ')
const categories = ['seo', 'social', 'strategy'] as const

/** The same numbers from 0 to 1 for the same seed, so that two runs build the same site. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const id = (number: number) => `generated-${number}`

/** One article that the content checks take: varied words, headings, a list, a table, a drawing, links that lead somewhere. */
function article(number: number, count: number): string {
  const next = numbers(number + 1)
  const one = <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)] as T
  const phrase = () => `the ${one(adjectives)} ${one(nouns)}`
  const clause = () => `${phrase()} ${one(verbs)} ${phrase()}`
  const sentence = () => `${capital(clause())} and ${clause()}.`
  const paragraph = (sentences: number) => Array.from({ length: sentences }, sentence).join(' ')
  const title = `${capital(one(adjectives))} ${one(nouns)}, ${one(adjectives)} ${one(nouns)} no. ${number}`
  const bars = Array.from({ length: 4 }, () => {
    const value = Math.round(next() * 90) + 1
    return { label: capital(one(nouns)), value, shown: String(value) }
  })
  const cover =
    number % 2 === 0
      ? { kind: 'bars', title: 'What was counted', bars }
      : { kind: 'columns', title: 'Week by week', columns: bars.map(({ value }, at) => ({ label: `W${at}`, value })) }
  const front = {
    title: title.slice(0, 60).padEnd(20, '.'),
    excerpt: `${sentence()} ${sentence()} ${sentence()}`.slice(0, 150).trim(),
    author: one(Object.keys(authors)),
    date: new Date(Date.UTC(2018, 0, 1 + (number % 2800))).toISOString().slice(0, 10),
    category: one(categories),
    tags: [...new Set([one(nouns), one(nouns), 'practice', one(adjectives)])].map(capital),
    cover: { ...cover, alt: sentence() },
  }
  // A sentence has fifteen words; headings, lists, tables and links make up the rest.
  const sentences = Math.round((WORDS * 0.8) / SECTIONS / 15 / 2)
  const sections = Array.from({ length: SECTIONS }, (_, section) =>
    [
      `## ${capital(clause())} (${section + 1})`,
      paragraph(sentences),
      section % 2 === 0
        ? Array.from({ length: 3 }, () => `- ${capital(clause())}`).join('\n')
        : `| What | Count |\n| --- | --: |\n| ${capital(one(nouns))} | ${Math.round(next() * 100)} |\n| ${capital(one(nouns))} | 7 |`,
      paragraph(sentences),
    ].join('\n\n'),
  )
  const links = `We do this in [our SEO work](/services/seo-optimization), and go on in [another article](/blog/${id((number % count) + 1)}).`
  return `---\n${stringify(front)}---\n\n${paragraph(3)}\n\n${sections.join('\n\n')}\n\n${links}\n`
}

/** Writes so many articles into a project's content folder. */
export async function writeArticles(project: string, count: number): Promise<void> {
  const folder = join(project, 'content/articles')
  await mkdir(folder, { recursive: true })
  for (let number = 1; number <= count; number++)
    await writeFile(join(folder, `${id(number)}.md`), article(number, count))
}
