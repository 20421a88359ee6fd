import { describe, expect, it } from 'vitest'
import { checkLinks } from './check-links.ts'
import { linked } from './sample-article.ts'

const SERVICE = '\n\nOur [writers](/services/content-writing) help.'
const check = (body: string) => checkLinks([linked('bread', body), linked('rye', `## The crust\n\nText.${SERVICE}`)])

it.each([
  '/services/google-ads',
  '/packages',
  '/blog',
  '/blog/seo-growth',
  '/blog/rye',
  '/blog/rye#section-the-crust',
  '/contact?topic=bread',
  'https://example.com/x',
  'mailto:bread@example.com',
])('lets %s pass', (link) => {
  expect(() => check(`[bread](${link})${SERVICE}`)).not.toThrow()
})

describe('stops the build, naming file and address, at', () => {
  it.each([
    ['an unknown page', '/cakes', 'leads to an address the site does not have.'],
    ['an unknown article', '/blog/cakes', 'leads to an address the site does not have.'],
    ['an unknown service', '/services/baking', 'leads to an address the site does not have.'],
    ['a name every object has', '/blog/constructor', 'leads to an address the site does not have.'],
    ['a category before the id', '/blog/social/rye', 'the site does not have. Did you mean /blog/rye?'],
    ['a slash at the end', '/blog/rye/', 'the site does not have. Did you mean /blog/rye?'],
    ['no folder before the slug', 'google-ads', 'the site does not have. Did you mean /services/google-ads?'],
    ['a heading that is not there', '#section-crumb', 'leads to a heading that is not in content/articles/bread.md.'],
    [
      'a heading that is not in the other article',
      '/blog/rye#section-crumb',
      'leads to a heading that is not in content/articles/rye.md.',
    ],
    ['an address without encryption', 'http://example.com', 'addresses of other sites start with https://.'],
    ['an address without a protocol', '//example.com', 'addresses of other sites start with https://.'],
    ['a link without an address', '', 'leads nowhere.'],
    ['a file', '/flyer.pdf', 'leads to an address the site does not have.'],
  ])('%s', (_, link, message) => {
    expect(() => check(`[bread](${link})${SERVICE}`)).toThrow(`content/articles/bread.md: the link "${link}" `)
    expect(() => check(`[bread](${link})${SERVICE}`)).toThrow(message)
  })

  it.each(['/pictures/loaf.png', 'loaf.jpg', 'https://example.com/loaf.webp'])('the picture %s', (image) => {
    expect(() => check(`![A loaf](${image})${SERVICE}`)).toThrow(
      `content/articles/bread.md: the picture "${image}" is not there.`,
    )
  })

  it('an article that leads to no service', () => {
    expect(() => check('Only [prices](/packages).')).toThrow(
      'content/articles/bread.md: no link leads to a service. Each has at least one, such as /services/seo-optimization.',
    )
  })
})

it('names all faults at once', () => {
  expect(() => check('[a](/a) and [b](/b)')).toThrow(/"\/a".*\n.*"\/b".*\n.*no link leads to a service/)
})
