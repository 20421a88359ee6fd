import { hubs } from '../../app/data/blog.ts'
import { services } from '../../app/data/services/index.ts'
import type { LibraryArticle } from './library.server.ts'
import { ContentError } from './problem.ts'

/** Addresses of the site that are not articles. */
export const fixedPaths = [
  '/',
  '/about',
  '/packages',
  '/faqs',
  '/contact',
  '/blog',
  ...hubs.map(({ slug }) => `/blog/${slug}`),
  ...services.map(({ slug }) => `/services/${slug}`),
]

type Linked = Pick<LibraryArticle, 'source' | 'rendered'>

const lastPart = (path: string) => path.toLowerCase().split('/').filter(Boolean).at(-1)

/** The address that was probably meant: the same last part elsewhere, whatever its case. */
function meant(path: string, known: Iterable<string>): string {
  const wanted = lastPart(path)
  const near = [...known].find((candidate) => wanted !== undefined && lastPart(candidate) === wanted)
  return near ? ` Did you mean ${near}?` : ''
}

const hasHeading = ({ rendered }: Linked, hash: string) => {
  const id = decodeURIComponent(hash)
  return id.startsWith('note-') || rendered.headings.some((heading) => heading.id === id)
}

/** What is wrong with a link, or undefined. */
function wrongLink(link: string, from: Linked, articles: Map<string, Linked>): string | undefined {
  if (/^(https:|mailto:|tel:)/.test(link)) return undefined
  if (/^(http:)?\/\//.test(link)) return 'is not safe on every network; addresses of other sites start with https://.'
  const [path = '', hash] = link.replace(/\?[^#]*/, '').split('#')
  if (path === '' && !hash) return 'leads nowhere.'
  const target = path === '' ? from : articles.get(path)
  if (!target && !fixedPaths.includes(path))
    return `leads to an address the site does not have.${meant(path, [...fixedPaths, ...articles.keys()])}`
  if (hash && target && !hasHeading(target, hash)) return `leads to a heading that is not in ${target.source.file}.`
  return undefined
}

/**
 * Checks every address the articles link to within the site, that they show no picture the site does not draw, and
 * that each article leads to a service.
 * @throws ContentError with a line for each fault, naming file and address
 */
export function checkLinks(articles: Linked[]): void {
  const byPath = new Map(articles.map((article) => [`/blog/${article.source.id}`, article]))
  const faults = articles.flatMap((article) => {
    const { source, rendered } = article
    const links = rendered.links.flatMap((link) => {
      const wrong = wrongLink(link, article, byPath)
      return wrong ? [`${source.file}: the link "${link}" ${wrong}`] : []
    })
    const images = rendered.images.map(
      (image) =>
        `${source.file}: the picture "${image}" is not there. The site draws its pictures: use a \`\`\`picture block.`,
    )
    const toService = rendered.links.some((link) => link.startsWith('/services/'))
    return [
      ...links,
      ...images,
      ...(toService
        ? []
        : [`${source.file}: no link leads to a service. Each has at least one, such as /services/seo-optimization.`]),
    ]
  })
  if (faults.length > 0) throw new ContentError(faults.join('\n'))
}
