import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { buildConstants } from '../../../integrations/settings/build-constants.ts'
import { readSettings } from '../../../integrations/settings/read.ts'

/** A copy of the site with one more data file and no other edit. */
const site = mkdtempSync(join(tmpdir(), 'site-'))
let vite: ViteDevServer
/** The modules of the copy are read and compiled on first use. */
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

beforeAll(async () => {
  for (const part of ['app', 'content', 'scripts', 'tsconfig.json']) cpSync(part, join(site, part), { recursive: true })
  symlinkSync(resolve('node_modules'), join(site, 'node_modules'))
  const example = readFileSync('app/data/services/google-ads.ts', 'utf8')
  writeFileSync(
    join(site, 'app/data/services/kite-repair.ts'),
    example
      .replace('googleAds', 'kiteRepair')
      .replace("slug: 'google-ads'", "slug: 'kite-repair'")
      .replace("name: 'Google Ads'", "name: 'Kite Repair'")
      .replace(/heading: '[^']+'/, "heading: 'Your kite flies again on Saturday'"),
  )
  // The router of the copy: React refuses a context from another copy of a library.
  writeFileSync(join(site, 'app/router.ts'), "export { MemoryRouter } from 'react-router'\n")
  vite = await createServer({
    root: site,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    define: buildConstants(readSettings({})),
  })
})
afterAll(async () => {
  await vite.close()
  rmSync(site, { recursive: true })
})

it('renders a page from its data file alone', async () => {
  const { default: ServicePage, loader, meta } = await vite.ssrLoadModule('/app/routes/services/service.tsx')
  const loaderData = loader({ params: { slug: 'kite-repair' } })
  const { MemoryRouter } = await vite.ssrLoadModule('/app/router.ts')
  const page = createElement(MemoryRouter, null, createElement(ServicePage, { loaderData }))
  const html = renderToStaticMarkup(page)
  expect(html).toContain('<h1')
  expect(html).toContain('Your kite flies again on Saturday</h1>')
  expect(html.match(/<figure><img src="\/pictures\/[^"]*kite-repair[^"]*" alt="[^"]{30,}"/g)).toHaveLength(6)
  expect(JSON.stringify(meta({ loaderData }))).toContain('/services/kite-repair')
})

it('is pre-rendered, linked from the footer’s list, and has its pictures drawn', async () => {
  const { pagePaths } = await vite.ssrLoadModule('/scripts/page-paths.ts')
  expect(pagePaths()).toContain('/services/kite-repair')
  const { default: routes } = await vite.ssrLoadModule('/app/routes.ts')
  expect(JSON.stringify(routes)).toContain('"services/:slug"')
  const { services } = await vite.ssrLoadModule('/app/data/services/index.ts')
  expect(services.map(({ slug }: { slug: string }) => slug)).toContain('kite-repair')
  const { allPictures, drawOne } = await vite.ssrLoadModule('/scripts/finish/pictures.ts')
  const drawn = [...allPictures()].filter(([path]: [string]) => path.includes('kite-repair'))
  expect(drawn).toHaveLength(6)
  for (const [, source] of drawn) expect(drawOne(source)).toMatch(/^<svg .*<\/svg>$/s)
})
