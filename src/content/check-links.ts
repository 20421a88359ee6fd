import { ContentError } from '@packages/content-files'
import type { TextMetadata } from './markdown.ts'
import { describeUnpublished } from './publication.ts'

/** Addresses, and when what is there is published. */
type Paths = ReadonlyMap<string, string>

/** A text whose links are checked; `path` is its canonical address. */
export type LinkedText = {
  path: string
  file: string
  metadata: Pick<TextMetadata, 'links' | 'images' | 'problems' | 'headings'>
}

/** The addresses of all links, `[Ask us](/contact)`, in the texts of fields. */
export const linksIn = (data: unknown): string[] =>
  [...JSON.stringify(data).matchAll(/\]\((\S+?)\)/g)].map(([, link = '']) => link)

const lastPart = (path: string) => path.toLowerCase().split('/').filter(Boolean).at(-1)

/** A suggestion: the address with the same last part, whatever its case. */
function suggest(path: string, known: Iterable<string>): string {
  const wanted = lastPart(path)
  const near = wanted && [...known].find((candidate) => lastPart(candidate) === wanted)
  return near ? ` Did you mean ${near}?` : ''
}

/** What is wrong with a link, as the rest of a sentence; undefined where nothing is. */
function wrongLink(link: string, from: LinkedText, texts: LinkedText[], paths: Paths): string | undefined {
  // Any base does: only what no browser could parse is refused.
  if (!URL.canParse(link, 'https://site.example')) return 'is not a valid address, such as https://example.com/shop.'
  if (/^(https:|mailto:.*@.|tel:.*\d)/.test(link)) return undefined
  if (/^(http:)?\/\//.test(link)) return 'is not safe on every network; addresses of other sites start with https://.'
  const [path = '', hash] = link.replace(/\?[^#]*/, '').split('#')
  if ((path === '' && !hash) || /^(mailto|tel):/.test(path)) return 'has no target.'
  const target = path === '' ? from : texts.find((text) => text.path === path)
  if (!target && !paths.has(path)) return `points to a page that does not exist.${suggest(path, paths.keys())}`
  const state = paths.get(path) ?? ''
  if (state > (paths.get(from.path) ?? '')) return `points to a page that ${describeUnpublished(state)}.`
  const isHeading = ({ id }: { id: string }) => id === hash || encodeURIComponent(id) === hash
  return !hash || !target || hash.startsWith('note-') || target.metadata.headings.some(isHeading)
    ? undefined
    : `points to a heading that ${target.file} does not have.`
}

/**
 * Checks that the links of texts lead somewhere, that texts show no picture files, and that each article leads to a
 * service.
 * @param paths every page of the site; a page must not link to one that is published after it
 * @throws ContentError with a line for each fault, naming file and address
 */
export function checkLinks(texts: LinkedText[], paths: Paths): void {
  const faults = texts.flatMap((text) => {
    const { links, images, problems } = text.metadata
    const lacksServiceLink = text.path.startsWith('/blog/') && !links.some((link) => link.startsWith('/services/'))
    const sentences = [
      ...problems,
      ...links.flatMap((link) => {
        const wrong = wrongLink(link, text, texts, paths)
        return wrong ? [`the link "${link}" ${wrong}`] : []
      }),
      ...images.map((image) => `the image "${image}" is not supported. Use a \`\`\`picture block instead.`),
      ...(lacksServiceLink
        ? ['the text has no link to a service. Add at least one, such as /services/seo-optimization.']
        : []),
    ]
    return sentences.map((sentence) => `${text.file}: ${sentence}`)
  })
  if (faults.length > 0) throw new ContentError(faults.join('\n'))
}
