import { ContentError } from '../../packages/content-files/index.ts'
import type { Reading } from './markdown.ts'

/** A text whose links are checked; `path` is its canonical address. */
export type LinkedText = { path: string; file: string; reading: Reading }

const lastPart = (path: string) => path.toLowerCase().split('/').filter(Boolean).at(-1)

/** The address that was probably meant: the same last part elsewhere, whatever its case. */
function meant(path: string, known: Iterable<string>): string {
  const wanted = lastPart(path)
  const near = [...known].find((candidate) => wanted !== undefined && lastPart(candidate) === wanted)
  return near ? ` Did you mean ${near}?` : ''
}

const hasHeading = ({ reading }: LinkedText, hash: string) => {
  const id = decodeURIComponent(hash)
  return id.startsWith('note-') || reading.headings.some((heading) => heading.id === id)
}

/** What is wrong with a link, or undefined. */
function wrongLink(
  link: string,
  from: LinkedText,
  texts: Map<string, LinkedText>,
  paths: Set<string>,
): string | undefined {
  if (/^(https:|mailto:|tel:)/.test(link)) return undefined
  if (/^(http:)?\/\//.test(link)) return 'is not safe on every network; addresses of other sites start with https://.'
  const [path = '', hash] = link.replace(/\?[^#]*/, '').split('#')
  if (path === '' && !hash) return 'leads nowhere.'
  const target = path === '' ? from : texts.get(path)
  if (!target && !paths.has(path))
    return `leads to an address the site does not have.${meant(path, [...paths, ...texts.keys()])}`
  if (hash && target && !hasHeading(target, hash)) return `leads to a heading that is not in ${target.file}.`
  return undefined
}

/**
 * Checks every address that texts link to within the site, that they show no picture the site does not draw, and that
 * each article leads to a service.
 * @param paths addresses of the site that are not texts
 * @throws ContentError with a line for each fault, naming file and address
 */
export function checkLinks(texts: LinkedText[], paths: Set<string>): void {
  const byPath = new Map(texts.map((text) => [text.path, text]))
  const faults = texts.flatMap((text) => {
    const { file, reading } = text
    const links = reading.links.flatMap((link) => {
      const wrong = wrongLink(link, text, byPath, paths)
      return wrong ? [`${file}: the link "${link}" ${wrong}`] : []
    })
    const images = reading.images.map(
      (image) =>
        `${file}: the picture "${image}" is not there. The site draws its pictures: use a \`\`\`picture block.`,
    )
    const lacksService = text.path.startsWith('/blog/') && !reading.links.some((link) => link.startsWith('/services/'))
    return [
      ...reading.problems.map((problem) => `${file}: ${problem}`),
      ...links,
      ...images,
      ...(lacksService
        ? [`${file}: no link leads to a service. Each has at least one, such as /services/seo-optimization.`]
        : []),
    ]
  })
  if (faults.length > 0) throw new ContentError(faults.join('\n'))
}
