import type { MetaDescriptor } from 'react-router'
import { settings } from '../settings.ts'
import { STATIC_MARK } from '../../app/lib/static-html.ts'

export type PageMetadata = {
  /** Without the brand, at most 60 characters, unique. */
  title: string
  /** 70 to 160 characters, unique. */
  description: string
  /** The canonical path, with a leading slash and without one at the end. */
  path: string
  /** False keeps the page out of search engines. */
  index?: boolean
  type?: 'website' | 'article'
  /** What the page says to machines: `jsonLd` by way of the loader. */
  facts?: string
  article?: { published: string; author: string; tags: string[] }
}

/** The absolute address of a path on the site, by the settings and never by the request. */
export function absoluteUrl(path: string): string {
  return path === '/' ? `${settings.url}/` : settings.url + path
}

/** The file that stands for a page where its address is shared; drawn at build. */
export function shareImage(path: string): string {
  return `/share/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`
}

/** Head tags of a page. Every route uses this and adds nothing of its own but structured data. */
export function pageMeta({
  title,
  description,
  path,
  index = true,
  type = 'website',
  article,
  facts,
}: PageMetadata): MetaDescriptor[] {
  const url = absoluteUrl(path)
  const image = absoluteUrl(shareImage(path))
  const tags: MetaDescriptor[] = [
    { title: `${title} | ${settings.name}` },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: settings.name },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
  if (index) tags.push({ tagName: 'link', rel: 'canonical', href: url }, { property: 'og:url', content: url })
  else tags.push({ name: 'robots', content: 'noindex' })
  if (article)
    tags.push(
      { property: 'article:published_time', content: article.published },
      { property: 'article:author', content: article.author },
      ...article.tags.map((tag) => ({ property: 'article:tag', content: tag })),
    )
  if (facts !== undefined) tags.push(structuredData(facts))
  return tags
}

/**
 * The script with a page's facts. On a page that came as HTML the text is a static part and not in the data; React
 * leaves the script as it stands. React Router writes `&`, `<` and `>` as `\u0026` and so on, so no text can close it.
 */
function structuredData(facts: string): MetaDescriptor {
  return { 'script:ld+json': facts ? JSON.parse(facts.slice(STATIC_MARK.length)) : {} }
}
