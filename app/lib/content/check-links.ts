import { hubs } from '../../data/blog.ts'
import { services } from '../../data/services/index.ts'
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

/**
 * Checks every address the articles link to within the site, and that each article leads to a service.
 * @throws ContentError naming file and address
 */
export function checkLinks(articles: Pick<LibraryArticle, 'source' | 'rendered'>[]): void {
  const known = new Set([...fixedPaths, ...articles.map(({ source }) => `/blog/${source.id}`)])
  for (const { source, rendered } of articles) {
    for (const link of rendered.links) {
      if (/^(https:|mailto:|tel:)/.test(link)) continue
      if (link.startsWith('#')) {
        const id = decodeURIComponent(link.slice(1))
        if (id.startsWith('note-') || rendered.headings.some((heading) => heading.id === id)) continue
        throw new ContentError(`${source.file}: the link "${link}" leads to a heading that is not in the text.`)
      }
      const path = link.replace(/[?#].*$/, '')
      if (/\.(svg|png|jpe?g|webp|avif|gif)$/.test(path))
        throw new ContentError(`${source.file}: the picture "${link}" is not there. Pictures are \`\`\`picture blocks.`)
      if (!known.has(path))
        throw new ContentError(`${source.file}: the link "${link}" leads to an address the site does not have.`)
    }
    if (!rendered.links.some((link) => link.startsWith('/services/')))
      throw new ContentError(
        `${source.file}: no link leads to a service. Each article names at least one, such as /services/seo-optimization.`,
      )
  }
}
