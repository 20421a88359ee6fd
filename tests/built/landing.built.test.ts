import { describe, expect, test } from 'vitest'
import { readContent } from '../../src/content/loader.ts'
import { sitemapPaths } from '../pages.ts'
import { builtPage, words } from './built-page.ts'

const { landing } = readContent('.')
const linksTo = (path: string, page: Document, place: string) => page.querySelectorAll(`${place} a[href="${path}"]`)

describe.each(landing)('$id', ({ id, data: { services, blocks } }) => {
  const path = `/for/${id}`
  const page = builtPage(path)

  test('shows every block, in the order of its file', () => {
    const said = words(page.querySelector('main'))
    const places = blocks.map(({ heading }) => said.indexOf(heading))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, two) => one - two))
  })

  test('is on the map, in the footer of every page and on the services that fit', () => {
    expect(sitemapPaths()).toContain(path)
    expect(linksTo(path, builtPage('/'), 'footer')).toHaveLength(1)
    for (const service of services) {
      expect(linksTo(path, builtPage(`/services/${service}`), 'main'), service).toHaveLength(1)
      expect(linksTo(`/services/${service}`, page, 'main'), service).toHaveLength(1)
    }
    expect(linksTo(path, builtPage('/services/instagram-growth'), 'main')).toHaveLength(0)
  })

  test('tells search engines the price, the questions and the way here', () => {
    const structuredData = JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '')
    const types = structuredData['@graph'].map((node: { '@type': string }) => node['@type'])
    expect(types).toEqual(['Service', 'FAQPage', 'BreadcrumbList'])
  })
})
