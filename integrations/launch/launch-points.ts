import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { logoFile } from '../../src/content/brand-files.ts'
import type { Content } from '../../src/content/collections.ts'
import { readContent } from '../../src/content/loader.ts'
import { definitions, type RawSettings } from '../settings/schema.ts'

/** The logo that the project comes with. */
const EXAMPLE_LOGO = '920a7e06c97e91a126fc6af93073cf7a8c4dcb54deda5d0088949b442218c227'

/** Ranges that are kept free for films and examples: Ofcom's and the North American one. */
const FICTION = [
  /^\+44(2079460|1(1[3-8]|[2-6]1)4960|1914980|1632960|7700900|2896496|2920180|8081570|9098790|3069990)/,
  /^\+1\d{3}55501\d\d$/,
]

/** The paths in an entry at which `sample` is true. */
function samplesIn(value: unknown, path: string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'sample') return inner === true ? [path.join(' > ')] : []
    return samplesIn(inner, [...path, Array.isArray(value) ? `item ${Number(key) + 1}` : key])
  })
}

const sampleContent = (content: Content) =>
  Object.values(content).flatMap((entries) =>
    entries.flatMap(({ file, data }) =>
      samplesIn(data).map((place) =>
        place
          ? `${file}: ${place} is an example. Put your own there and take its "sample: true" away.`
          : `${file} is an example. Make it yours and take "sample: true" away.`,
      ),
    ),
  )

const isExampleLogo = (root: string, file: string) =>
  createHash('sha256')
    .update(readFileSync(join(root, file)))
    .digest('hex') === EXAMPLE_LOGO

const isExample = (address: string) => /[/@.-]example\b/.test(address)

function settingsLeft(settings: RawSettings): string[] {
  const { SITE_URL, CONTACT_EMAIL, CONTACT_PHONE, SOCIAL_LINKS, SCHEDULING_URL, VIDEO_IDS } = settings
  const points: [boolean, string][] = [
    [isExample(SITE_URL), `SITE_URL is "${SITE_URL}", which nobody can reach. Set your own address.`],
    [isExample(CONTACT_EMAIL), `CONTACT_EMAIL is "${CONTACT_EMAIL}", which receives nothing.`],
    [
      FICTION.some((range) => range.test(CONTACT_PHONE.replaceAll(' ', ''))),
      `CONTACT_PHONE is "${CONTACT_PHONE}", a number reserved for fiction.`,
    ],
    ...Object.entries(SOCIAL_LINKS).map(([name, url]): [boolean, string] => [
      isExample(url),
      `SOCIAL_LINKS: ${name} leads to "${url}", an example.`,
    ]),
    [
      SCHEDULING_URL === definitions.SCHEDULING_URL.fallback,
      'SCHEDULING_URL is not set: visitors would book a call in a calendar that is not yours.',
    ],
    [
      Object.keys(VIDEO_IDS).length === 0,
      'VIDEO_IDS is not set: the pages have no videos. Set ids, or leave it if you want none.',
    ],
    [
      settings.CONTACT_ENDPOINT === '',
      'CONTACT_ENDPOINT is not set: the contact form has no receiver, and visitors have to send their message themselves.',
    ],
    [settings.NEWSLETTER_ENDPOINT === '', 'NEWSLETTER_ENDPOINT is not set: newsletter sign-ups have no receiver.'],
  ]
  return points.filter(([isLeft]) => isLeft).map(([, sentence]) => sentence)
}

const legalFactsMissing = ({ company }: Content) =>
  company.flatMap(({ file, data }) =>
    Object.entries(data.legal)
      .filter(([, fact]) => fact === '')
      .map(([name]) => `${file}: legal > ${name} is empty; the legal pages show a gap.`),
  )

/** What a platform says of itself changes: a source is read again after a year. */
const SOURCE_AGES_MS = 365 * 24 * 60 * 60 * 1000

/** Sources of articles that were last read more than a year ago, or never. */
export const agedSources = ({ articles, guides }: Pick<Content, 'articles' | 'guides'>, now: Date) =>
  [...articles, ...guides].flatMap(({ file, data }) =>
    (data.sources ?? []).flatMap(({ title, read }) => {
      if (!read) return [`${file}: nobody has noted when the source "${title}" was read. Read it and write the day.`]
      return now.getTime() - Date.parse(read) > SOURCE_AGES_MS
        ? [`${file}: the source "${title}" was last read on ${read}, more than a year ago.`]
        : []
    }),
  )

/**
 * What a project still needs before its site may go public, a sentence each.
 * @param root the project's folder
 * @throws ContentError where content cannot be read
 */
export function launchPoints(root: string, settings: RawSettings, now: Date): string[] {
  const content = readContent(root)
  return [
    ...settingsLeft(settings),
    ...content.brand
      .map(({ data }) => logoFile(data))
      .flatMap((logo) =>
        isExampleLogo(root, logo)
          ? [`${logo} is the example’s logo, which stands in icons and share pictures too. Put your own there.`]
          : [],
      ),
    ...legalFactsMissing(content),
    ...sampleContent(content),
    ...agedSources(content, now),
  ]
}
