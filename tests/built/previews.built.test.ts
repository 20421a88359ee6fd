import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import { pagesOf, previewHtml, type previews } from '../../integrations/editor/previews.tsx'
import type { CollectionName } from '../../src/content/collections.ts'
import { contentRoot, readContent } from '../../src/content/loader.ts'
import { builtPage } from './built-page.ts'

type Previewed = {
  [Name in CollectionName]: (typeof previews)[Name] extends undefined ? never : Name
}[CollectionName]

const pages = await pagesOf(readContent(contentRoot))
const { services, landing, legal } = pages.content
const { featured, guides, hubs } = pages.lists
/** The page of an entry. */
const ofEntry = (folder: string, entry?: { id: string }) => ({ paths: [`${folder}/${entry?.id}`], id: entry?.id ?? '' })
const ofHub = { paths: [`/blog/${hubs[0]?.hub.slug}`], id: hubs[0]?.category ?? '' }

/** The pages that a preview shows, and of whose entry. */
const shown: Record<Exclude<Previewed, 'cases'>, { paths: string[]; id?: string }> = {
  site: { paths: ['/contact'] },
  articles: ofEntry('/blog', featured),
  guides: ofEntry('/blog', guides[0]),
  services: ofEntry('/services', services[0]),
  landing: ofEntry('/for', landing[0]),
  plans: { paths: ['/packages'] },
  brand: { paths: ['/', `/services/${services[0]?.id}`] },
  people: { paths: ['/about'] },
  hubs: ofHub,
  legal: ofEntry('', legal[0]),
  company: { paths: ['/contact'] },
  questions: { paths: ['/faqs', '/packages'] },
  report: { paths: ['/sample-report'] },
  testPage: { paths: ['/services/test'] },
  home: { paths: ['/'] },
  about: { paths: ['/about'] },
  packages: { paths: ['/packages'] },
  faqs: { paths: ['/faqs'] },
  contact: { paths: ['/contact'] },
  thankYou: { paths: ['/thank-you'] },
  notFound: { paths: ['/404', '/blog/404'] },
  blog: { paths: ['/blog'] },
  hubPage: ofHub,
  articlePage: { paths: [`/blog/${featured?.id}`, `/blog/${guides[0]?.id}`] },
  servicePage: ofEntry('/services', services[0]),
  legalPage: ofEntry('', legal[0]),
}

/** HTML as a browser reads it, without what Astro adds around islands, counted ids, and space that a build takes away. */
const plain = (html = '') =>
  String(parseHTML(`<main>${html}</main>`).document.querySelector('main')?.innerHTML)
    .replace(/<(script|style|template)\b.*?<\/\1>|<!--.*?-->|<\/?astro-[^>]*>/gs, '')
    .replace(/_\w*?R_\w+?_/g, 'id')
    .replace(/\s+/g, ' ')
    .replace(/ (?=["<])|(?<=>) /g, '')

test.each(Object.entries(shown))('the preview of %s is what the site has', (name, { paths, id = '' }) => {
  const built = paths.map((path) => builtPage(path).querySelector('main')?.innerHTML)
  expect(plain(previewHtml(name as Previewed, pages, id))).toBe(plain(built.join('')))
})

test('the preview of cases is the part of the home page', () => {
  const cases = plain(previewHtml('cases', pages, ''))
  expect(cases !== '').toBe(pages.content.cases.length > 0)
  expect(plain(builtPage('/').querySelector('main')?.innerHTML)).toContain(cases)
})
