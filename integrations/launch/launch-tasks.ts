import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Definition } from '@packages/content-files'
import { logoFile } from '../../src/content/brand-files.ts'
import { type Content, collectionNames, collections } from '../../src/content/collections.ts'
import { exampleContacts, isExampleAddress } from '../../src/content/example.ts'
import { published } from '../../src/content/publication.ts'
import type { Site } from '../settings.ts'

/** One thing to do before the site may go public. */
export type LaunchTask = {
  sentence: string
  /** What several such tasks are counted as: `article is an example`, and of many `articles are examples`. */
  kind?: { one: string; many: string }
}

/** The logo that the project comes with. */
const EXAMPLE_LOGO = '920a7e06c97e91a126fc6af93073cf7a8c4dcb54deda5d0088949b442218c227'

/** The paths in an entry at which `sample` is true. */
function samplesIn(value: unknown, path: string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'sample') return inner === true ? [path.join(' > ')] : []
    return samplesIn(inner, [...path, Array.isArray(value) ? `item ${Number(key) + 1}` : key])
  })
}

const sampleContent = (content: Content) =>
  collectionNames.flatMap((name) => {
    const { singular, label }: Definition = collections[name]
    return content[name].flatMap(({ file, data }) =>
      samplesIn(data).map((place): LaunchTask => {
        if (place)
          return {
            sentence: `${file}: ${place} is an example. Replace it with your own and remove "sample: true".`,
            kind: { one: `place in ${file} is an example`, many: `places in ${file} are examples` },
          }
        const sentence = `${file} is an example. Replace it and remove "sample: true".`
        if (!singular) return { sentence }
        return { sentence, kind: { one: `${singular} is an example`, many: `${label.toLowerCase()} are examples` } }
      }),
    )
  })

const isExampleLogo = (root: string, file: string) =>
  createHash('sha256')
    .update(readFileSync(join(root, file)))
    .digest('hex') === EXAMPLE_LOGO

function siteTasks(site: Site): LaunchTask[] {
  const file = 'content/site.yaml'
  const { url, socialLinks, contactForm, newsletterForm } = site
  return [
    ...(isExampleAddress(url) ? [`${file}: url is "${url}", which nobody can reach. Set your own address.`] : []),
    ...exampleContacts(site).map(({ field, value, why }) => `${file}: ${field} is "${value}", ${why}.`),
    ...(contactForm ? [] : [`${file}: contactForm is not set. Visitors have to send their message themselves.`]),
    ...(newsletterForm ? [] : [`${file}: newsletterForm is not set. Newsletter sign-ups go nowhere.`]),
    ...socialLinks
      .filter((link) => isExampleAddress(link.url))
      .map(({ name, url }) => `${file}: the social link ${name} leads to "${url}", an example.`),
  ].map((sentence) => ({ sentence }))
}

const legalFactsMissing = ({ company }: Content) =>
  company.flatMap(({ file, data }) =>
    Object.entries(data.legal)
      .filter(([, fact]) => fact === '')
      .map(([name]) => ({
        sentence: `${file}: legal > ${name} is empty; the legal pages show a gap.`,
        kind: { one: 'legal fact is missing', many: 'legal facts are missing' },
      })),
  )

/** What a platform says of itself changes: a source is read again after a year. */
const SOURCE_MAX_AGE_MS = 365 * 24 * 60 * 60 * 1000
const staleSourceKind = { one: 'source was not read within a year', many: 'sources were not read within a year' }

/** Sources of articles that were last read more than a year ago, or never. */
export const staleSources = ({ articles, guides }: Pick<Content, 'articles' | 'guides'>, now: Date): LaunchTask[] =>
  [...articles, ...guides].flatMap(({ file, data }) =>
    (data.sources ?? [])
      .filter(({ read }) => !read || now.getTime() - Date.parse(read) > SOURCE_MAX_AGE_MS)
      .map(({ title, read }) => ({
        sentence: read
          ? `${file}: the source "${title}" was last read on ${read}, more than a year ago.`
          : `${file}: nobody has noted when the source "${title}" was read. Read it and write the day.`,
        kind: staleSourceKind,
      })),
  )

/**
 * What a project still needs before its site may go public.
 * @param root the folder that holds `content`
 */
export function launchTasks(root: string, all: Content, site: Site, now: Date): LaunchTask[] {
  const content = published(all)
  return [
    ...siteTasks(site),
    ...content.brand
      .map(({ data }) => logoFile(data))
      .filter((logo) => isExampleLogo(root, logo))
      .map((logo) => ({
        sentence: `${logo} is the example’s logo, which stands in icons and share pictures too. Put your own there.`,
      })),
    ...legalFactsMissing(content),
    ...sampleContent(content),
    ...staleSources(content, now),
  ]
}

/** A line for each kind of task: `25 articles are examples.` */
export const summarize = (tasks: LaunchTask[]): string[] =>
  [...Map.groupBy(tasks, ({ kind, sentence }) => kind?.one ?? sentence).values()].flatMap((alike) => {
    const [first] = alike
    if (!first?.kind) return alike.map(({ sentence }) => sentence)
    return [`${alike.length} ${alike.length === 1 ? first.kind.one : first.kind.many}.`]
  })
