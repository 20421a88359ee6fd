import { globSync, readFileSync } from 'node:fs'
import { join, posix, sep } from 'node:path'
import { expect, test } from 'vitest'

/**
 * Imports under `app/` go one way, from a later layer to an earlier one or within one, types included. What stands in
 * `app/` itself belongs to the last layer, but for the settings.
 */
const layers = [['lib', 'data', 'settings.ts'], ['ui'], ['components'], ['features'], ['routes']]
/** What pages are made of and is not code. */
const material = ['content', '.cache']

/** From the root of the repository, such as `app/ui/link.tsx`. Undefined for code that the site must not import. */
function layerOf(path: string): number | undefined {
  const [folder = '', part = ''] = path.split('/')
  if (material.includes(folder)) return 0
  if (folder !== 'app') return undefined
  const found = layers.findIndex((layer) => layer.includes(part))
  return found === -1 ? layers.length - 1 : found
}

/** The relative imports of a module: static, dynamic, of types, for effect, re-exported, by glob. */
function importsOf(code: string): string[] {
  const written = /(?:\bfrom\s*|\bimport\s*\(?\s*)(['"])(\.[^'"]*)\1/g
  const globbed = [...code.matchAll(/\bimport\.meta\.glob\b[^(]*\(([^)]*)\)/g)].flatMap(([, list = '']) => [
    ...list.matchAll(/(['"])!?(\.[^'"]*)\1/g),
  ])
  return [...code.matchAll(written), ...globbed].map(([, , specifier = '']) => specifier)
}

/** The imports of one module that go the wrong way, as `file -> imported`. */
function wrongWay(file: string, code: string): string[] {
  const own = layerOf(file) ?? 0
  return importsOf(code)
    .filter((specifier) => !specifier.includes('/+types/'))
    .map((specifier) => posix.join(posix.dirname(file), specifier))
    .filter((target) => (layerOf(target) ?? layers.length) > own)
    .map((target) => `${file} -> ${target}`)
}

test('imports go one way: lib, settings, data <- ui <- components <- features <- routes', () => {
  const root = join(import.meta.dirname, '..')
  const files = globSync('app/**/*.{ts,tsx}', { cwd: root }).map((file) => file.split(sep).join('/'))
  expect(files.length).toBeGreaterThan(100)
  expect(files.flatMap((file) => wrongWay(file, readFileSync(join(root, file), 'utf8')))).toEqual([])
})

test.each([
  ['app/lib/money.ts', "import { Price } from '../features/currency/price.tsx'"],
  ['app/data/plans.ts', "import type { Look } from '../ui/button.tsx'"],
  ['app/settings.ts', "export * from './routes/home/home.tsx'"],
  ['app/ui/link.tsx', "import {\n  a,\n  b,\n} from '../components/logo.tsx'"],
  ['app/ui/link.tsx', "const load = () => import('../features/chat/chat-panel.tsx')"],
  ['app/ui/link.tsx', "import '../root.tsx'"],
  ['app/components/footer.tsx', "let page: import('../routes/home/home.tsx').Page"],
  ['app/data/services/index.ts', "import.meta.glob<Page>(['./*.ts', '../../features/*.ts'], { eager: true })"],
  ['app/features/menu/header.tsx', "import { routes } from '../../routes.ts'"],
  ['app/routes/home/home.tsx', "import { draw } from '../../../scripts/finish/pictures.ts'"],
])('%s may not hold %j', (file, code) => {
  expect(wrongWay(file, code)).toHaveLength(1)
})

test.each([
  ['app/lib/metadata.ts', "import { settings } from '../settings.ts'"],
  ['app/data/plans.ts', "import list from '../../content/plans.json'"],
  ['app/features/dialogs/dialogs.tsx', "import('../scheduling/demo-dialog.tsx')"],
  ['app/routes/home/home.tsx', "import type { Route } from './+types/home.ts'"],
  ['app/root.tsx', "import font from '../.cache/fonts/text.woff2?url'"],
])('%s may hold %j', (file, code) => {
  expect(importsOf(code)).toHaveLength(1)
  expect(wrongWay(file, code)).toEqual([])
})
