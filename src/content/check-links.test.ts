import { describe, expect, it } from 'vitest'
import { linked } from '../../tests/samples/article.ts'
import { checkLinks, linksIn } from './check-links.ts'

const SERVICE = '\n\nOur [writers](/services/content-writing) help.'
const services = ['/services/content-writing', '/services/google-ads']
const known = ['/', '/packages', '/contact', '/blog', '/blog/seo-growth', '/blog/bread', '/blog/rye', ...services]
const pages = new Map(known.map((path) => [path, '']))
pages.set('/blog/spelt', '2999-01-31').set('/blog/barley', 'draft')

/** Checks an article on bread beside one on rye. */
async function check(body: string) {
  checkLinks([await linked('bread', body), await linked('rye', `## The crust\n\nText.${SERVICE}`)], pages)
}

it.each([
  '/services/google-ads',
  '/blog/rye',
  '/blog/rye#section-the-crust',
  '/contact?topic=bread',
  'https://example.com/x',
  'mailto:bread@example.com',
])('lets %s pass', async (link) => {
  await expect(check(`[bread](${link})${SERVICE}`)).resolves.toBeUndefined()
})

it('lets nobody follow a link before its page is there', async () => {
  await expect(check(`[bread](/blog/spelt)${SERVICE}`)).rejects.toThrow(
    'content/articles/bread.md: the link "/blog/spelt" points to a page that is not published until 2999-01-31.',
  )
  const spelt = (to: string) => linked('spelt', `[bread](${to})${SERVICE}`)
  const barley = await spelt('/blog/barley')
  expect(() => checkLinks([barley], pages)).toThrow(
    'spelt.md: the link "/blog/barley" points to a page that is a draft.',
  )
  const bread = await spelt('/blog/bread')
  expect(() => checkLinks([bread], pages)).not.toThrow()
})

describe('stops the build, naming file and address, at', () => {
  it.each([
    ['an unknown page', '/cakes', 'points to a page that does not exist.'],
    ['a name every object has', '/blog/constructor', 'points to a page that does not exist.'],
    ['a category before the id', '/blog/social/rye', 'does not exist. Did you mean /blog/rye?'],
    ['a slash at the end', '/blog/rye/', 'does not exist. Did you mean /blog/rye?'],
    ['no folder before the slug', 'google-ads', 'does not exist. Did you mean /services/google-ads?'],
    [
      'a heading that is not there',
      '#section-crumb',
      'points to a heading that content/articles/bread.md does not have.',
    ],
    [
      'a heading of the other article',
      '/blog/rye#section-crumb',
      'points to a heading that content/articles/rye.md does not have.',
    ],
    ['an address without encryption', 'http://example.com', 'addresses of other sites start with https://.'],
    ['an address without a protocol', '//example.com', 'addresses of other sites start with https://.'],
    ['a link without an address', '', 'has no target.'],
    ['an address without a host', 'https://', 'is not a valid address'],
    ['a host that no browser takes', 'https://a%20b/', 'is not a valid address'],
    ['mail to nobody', 'mailto:', 'has no target.'],
    ['a heading that is no text', '#%zz', 'points to a heading that content/articles/bread.md does not have.'],
  ])('%s', async (_, link, message) => {
    const checked = check(`[bread](${link})${SERVICE}`)
    await expect(checked).rejects.toThrow(`content/articles/bread.md: the link "${link}" `)
    await expect(checked).rejects.toThrow(message)
  })

  it('a picture that is a file', async () => {
    await expect(check(`![A loaf](loaf.jpg)${SERVICE}`)).rejects.toThrow(
      'bread.md: the image "loaf.jpg" is not supported.',
    )
  })

  it('an article that leads to no service', async () => {
    await expect(check('Only [prices](/packages).')).rejects.toThrow(
      'content/articles/bread.md: the text has no link to a service. Add at least one, such as /services/seo-optimization.',
    )
  })

  it('a text that has a problem of its own', async () => {
    await expect(check(`#### Rye${SERVICE}`)).rejects.toThrow('content/articles/bread.md: the heading "Rye" has 4 #')
  })
})

it('names all faults at once', async () => {
  await expect(check('[a](/a) and [b](/b)')).rejects.toThrow(/"\/a".*\n.*"\/b".*\n.*the text has no link/)
})

it('finds the links in the texts of fields', () => {
  const data = {
    lead: 'Ask [us](/contact) or [them](https://example.com/a).',
    steps: [{ text: 'On [the list](/blog)' }],
  }
  expect(linksIn(data)).toEqual(['/contact', 'https://example.com/a', '/blog'])
})
