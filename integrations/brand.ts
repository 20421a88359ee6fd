import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ContentError } from '@packages/content-files'
import type { AstroIntegration } from 'astro'
import { type Brand, tokensOf } from '../src/content/brand.ts'
import { readBrand } from '../src/content/brand-files.ts'
import { contentRoot } from '../src/content/loader.ts'
import { fontFamilies, prepareFonts } from './fonts.ts'

/** Where styles and fonts of the brand are written; `styles.css` and the layout read them there. */
const FOLDER = '.cache/brand'
/** An editor that saves may empty the file first. Waiting reads it once, when it is whole. */
const SAVED_MS = 100

/** The brand as the tokens that components name, in Tailwind's `@theme`. */
function themeStyles(brand: Brand): string {
  const { display, text } = fontFamilies(brand)
  const own = { 'font-display': display, 'font-sans': text, ...tokensOf(brand) }
  const tokens = { 'color-*': 'initial', 'radius-*': 'initial', ...own }
  const lines = Object.entries(tokens).map(([name, value]) => `  --${name}: ${value};`)
  // The page behind a dialog is dimmed in both schemes.
  return `@theme {\n${lines.join('\n')}\n}\n:root {\n  --backdrop: ${brand.colors.paper.dark};\n}\n`
}

/** @throws ContentError where the brand's file is wrong */
async function prepareBrand(root: string): Promise<void> {
  const brand = readBrand(contentRoot)
  const folder = join(root, FOLDER)
  const fonts = await prepareFonts(root, folder, brand)
  const styles = `${fonts.join('\n')}\n${themeStyles(brand)}`
  const file = join(folder, 'brand.css')
  if (!existsSync(file) || (await readFile(file, 'utf8')) !== styles) await writeFile(file, styles)
}

/**
 * Turns `content/brand.yaml` into the styles and fonts of the site, and while developing again when it is saved. A file
 * that is wrong changes nothing here: the collection that it belongs to says what is wrong.
 */
export const brandStyles = (): AstroIntegration => ({
  name: 'brand',
  hooks: {
    'astro:config:setup': ({ config }) => prepareBrand(fileURLToPath(config.root)).catch(ignoreWrongContent),
    'astro:server:setup': ({ server, logger }) => {
      const { root } = server.config
      const places = ['brand.yaml', 'logo'].map((name) => join(contentRoot, 'content', name))
      server.watcher.add(places)
      let timer: NodeJS.Timeout | undefined
      const reload = () =>
        prepareBrand(root)
          .then(() => {
            server.moduleGraph.invalidateAll()
            server.hot.send({ type: 'full-reload' })
          })
          .catch(ignoreWrongContent)
          .catch((error) => logger.error(String(error)))
      for (const event of ['add', 'change', 'unlink'] as const)
        server.watcher.on(event, (path) => {
          if (!places.some((place) => path === place || path.startsWith(place + sep))) return
          clearTimeout(timer)
          timer = setTimeout(reload, SAVED_MS)
        })
    },
  },
})

function ignoreWrongContent(error: unknown): void {
  if (!(error instanceof ContentError)) throw error
}
