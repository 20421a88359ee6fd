import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { pathOf } from './addresses.ts'
import { type CrawlLimits, crawlSite } from './crawl.ts'
import { USER_AGENT } from './robots.ts'

type Answer = string | ((response: ServerResponse) => void)

let server: Server | undefined
let asked: string[] = []
let agents = new Set<string | undefined>()
let mostAtOnce = 0

afterEach(() => {
  vi.unstubAllGlobals()
  server?.close()
  server?.closeAllConnections()
  asked = []
  agents = new Set()
  mostAtOnce = 0
})

/** A site on loopback: HTML by path, or what else to answer; everything else is 404. */
async function serve(answers: Record<string, Answer>): Promise<string> {
  let underWay = 0
  const answerTo = (request: IncomingMessage, response: ServerResponse) => {
    const answer = answers[request.url ?? '']
    if (typeof answer === 'function') answer(response)
    else
      response
        .writeHead(answer === undefined ? 404 : 200, { 'Content-Type': 'text/html; charset=utf-8' })
        .end(answer ?? 'Not here')
  }
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    agents.add(request.headers['user-agent'])
    mostAtOnce = Math.max(mostAtOnce, ++underWay)
    response.once('close', () => underWay--)
    setTimeout(answerTo, 5, request, response)
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const linking = (...to: string[]) => to.map((href) => `<a href="${href}">to ${href}</a>`).join('')
const redirect = (status: number, location: string) => (response: ServerResponse) =>
  void response.writeHead(status, { Location: location }).end()
const typed = (type: string, text: string) => (response: ServerResponse) =>
  void response.writeHead(200, { 'Content-Type': type }).end(text)

async function crawl(answers: Record<string, Answer>, paths: string[] = [], limits: Partial<CrawlLimits> = {}) {
  const origin = await serve(answers)
  const result = await crawlSite(origin, paths, limits)
  return {
    ...result,
    at: (path: string) => result.pages.get(origin + path),
    paths: [...result.pages.keys()].map(pathOf),
  }
}

describe('crawlSite', () => {
  it('visits each page once, whatever leads there, and knows links at both ends', async () => {
    const { at, paths } = await crawl({
      '/': linking('/a', '/b', '#here'),
      '/a': linking('/', '/b#part', '/c'),
      '/b': linking('/a'),
      '/c': 'end',
    })
    expect(paths.toSorted()).toEqual(['/', '/a', '/b', '/c'])
    expect(asked.toSorted()).toEqual(['/', '/a', '/b', '/c', '/robots.txt', '/sitemap.xml'])
    expect(at('/c')).toMatchObject({ status: 200, depth: 2, redirects: [] })
    expect(at('/b')?.linksIn.map(({ from, fragment, text }) => [pathOf(from), fragment, text])).toEqual([
      ['/', '', 'to /b'],
      ['/a', 'part', 'to /b#part'],
    ])
  })

  it('follows redirects, and leaves a circle of them', async () => {
    const { at, origin } = await crawl({
      '/': linking('/old', '/round'),
      '/old': redirect(301, '/older'),
      '/older': redirect(302, '/new'),
      '/new': 'here',
      '/round': redirect(301, '/about'),
      '/about': redirect(301, '/round'),
    })
    expect(at('/old')).toMatchObject({
      status: 200,
      finalAddress: `${origin}/new`,
      redirects: [
        { status: 301, to: `${origin}/older` },
        { status: 302, to: `${origin}/new` },
      ],
      depth: 1,
    })
    expect(at('/old')?.document).toBeUndefined()
    expect(at('/new')).toMatchObject({ depth: 1, linksIn: [{ href: '/old' }] })
    expect(at('/round')?.failure).toMatch(/circle/)
  })

  it('keeps away from what robots.txt forbids, by its own name', async () => {
    const robots = typed('text/plain', 'User-agent: SiteAudit\nDisallow: /private')
    const { refused, origin } = await crawl({
      '/robots.txt': robots,
      '/': linking('/private', '/to-private', '/open'),
      '/to-private': redirect(301, '/private/x'),
      '/open': 'x',
    })
    expect([...refused]).toEqual([`${origin}/private`, `${origin}/private/x`])
    expect(asked.filter((path) => path.startsWith('/private'))).toEqual([])
    expect([...agents]).toEqual([USER_AGENT])
  })

  it('follows robots.txt where it has moved', async () => {
    const { refused, origin } = await crawl({
      '/robots.txt': redirect(301, '/moved.txt'),
      '/moved.txt': typed('text/plain', 'User-agent: *\nDisallow: /private'),
      '/': linking('/private'),
    })
    expect([...refused]).toEqual([`${origin}/private`])
  })

  it('stops at its bound and says what it left out', async () => {
    const pages = Array.from({ length: 12 }, (_, index) => `/${index}`)
    const { paths, leftOut } = await crawl(
      { '/': linking(...pages), ...Object.fromEntries(pages.map((path) => [path, linking(...pages)])) },
      [],
      { pages: 5 },
    )
    expect(paths).toEqual(['/', '/0', '/1', '/2', '/3'])
    expect(leftOut.size).toBe(8)
  })

  it('has two requests under way at most, and two where there is work', async () => {
    const pages = Array.from({ length: 9 }, (_, index) => `/${index}`)
    await crawl({ '/': linking(...pages) })
    expect(mostAtOnce).toBe(2)
  })

  it('starts at the home page wherever it moved on the site', async () => {
    const { at } = await crawl({ '/': redirect(302, '/en'), '/en': linking('/a'), '/a': 'x' }, ['/größe'])
    expect(at('/en')?.depth).toBe(0)
    expect(at('/a')?.depth).toBe(1)
    expect(at('/gr%C3%B6%C3%9Fe')?.status).toBe(404)
  })

  it('gives up on a request that takes too long', async () => {
    const { at } = await crawl(
      {
        '/': linking('/slow', '/stuck'),
        '/slow': () => {},
        '/stuck': (response) => void response.writeHead(200, { 'Content-Type': 'text/html' }).write('<p>'),
      },
      [],
      { timeout: 200 },
    )
    for (const path of ['/slow', '/stuck'])
      expect(at(path)).toMatchObject({ status: 0, failure: 'did not answer within 0.2 s' })
  })

  it('asks for no share image that robots.txt forbids', async () => {
    const robots = typed('text/plain', 'User-agent: *\nDisallow: /share')
    const { images } = await crawl({
      '/robots.txt': robots,
      '/': '<head><meta property="og:image" content="/share/a.png"></head>',
    })
    expect(images.size).toBe(0)
  })

  it('takes the name the home page gives its site on loopback only', async () => {
    const html =
      '<head><link rel="canonical" href="https://site.example/"></head><a href="https://site.example/x">x</a>'
    vi.stubGlobal(
      'fetch',
      async (address: string) =>
        new Response(html, { status: address.endsWith('.com/') ? 200 : 404, headers: { 'Content-Type': 'text/html' } }),
    )
    const { canonicalOrigin, pages } = await crawlSite('https://www.example.com')
    expect(canonicalOrigin).toBe('https://www.example.com')
    expect([...pages.keys()]).toEqual(['https://www.example.com/'])
  })

  it('asks nothing of other sites', async () => {
    const { paths, at } = await crawl({
      '/': linking('https://other.example/', '//other.example/x', 'mailto:a@b.example', '/away'),
      '/away': redirect(302, 'https://other.example/y'),
    })
    expect(paths).toEqual(['/', '/away'])
    expect(at('/away')).toMatchObject({ status: 302, finalAddress: 'https://other.example/y' })
  })

  it('finds pages that only the sitemap, a canonical link or the caller names', async () => {
    const sitemap = (entries: string) => typed('application/xml', entries)
    const {
      at,
      sitemap: read,
      canonicalOrigin,
    } = await crawl(
      {
        '/robots.txt': typed('text/plain', 'Sitemap: https://site.example/index.xml'),
        '/index.xml': sitemap(
          '<sitemapindex><sitemap><loc>https://site.example/pages.xml</loc></sitemap><sitemap><loc>https://site.example/none.xml</loc></sitemap></sitemapindex>',
        ),
        '/pages.xml': sitemap(
          '<urlset><url><loc>https://site.example/listed</loc></url><url><loc>https://other.example/</loc></url></urlset>',
        ),
        '/': '<head><link rel="canonical" href="https://site.example/home"></head>',
        '/home': 'x',
        '/listed': 'x',
        '/built': 'x',
      },
      ['/built'],
    )
    expect(canonicalOrigin).toBe('https://site.example')
    for (const path of ['/home', '/listed', '/built']) expect(at(path)).toMatchObject({ status: 200, linksIn: [] })
    expect(at('/listed')?.depth).toBeUndefined()
    expect(read.problems).toEqual(['The sitemap /none.xml answers 404.'])
    expect(read.entries).toEqual([
      { loc: 'https://site.example/listed', address: at('/listed')?.address },
      { loc: 'https://other.example/' },
    ])
  })

  it('asks for each share image once', async () => {
    const sharing = (image: string) => `<head><meta property="og:image" content="${image}"></head>`
    const { images, origin } = await crawl({
      '/': sharing('/a.png') + linking('/b', '/c', '/d'),
      '/b': sharing('/a.png'),
      '/c': sharing('/gone.png'),
      '/d': sharing('https://other.example/x.png'),
      '/a.png': typed('image/png', 'x'),
    })
    expect([...images]).toEqual([
      [`${origin}/a.png`, 200],
      [`${origin}/gone.png`, 404],
    ])
  })

  it.each<[string, Record<string, Answer>]>([
    ['answers 404', {}],
    ['not an HTML page', { '/': typed('text/plain', 'x') }],
    ['redirects to https://www.example.com/', { '/': redirect(301, 'https://www.example.com/') }],
    ['circle', { '/': redirect(301, '/') }],
    ['away from the home page', { '/': 'x', '/robots.txt': typed('text/plain', 'User-agent: *\nDisallow: /') }],
    ['answers 503, so nothing', { '/': 'x', '/robots.txt': (response) => void response.writeHead(503).end() }],
  ])('refuses a site whose home page or robots.txt says: %s', async (text, answers) => {
    await expect(crawl(answers)).rejects.toThrow(text)
  })
})
