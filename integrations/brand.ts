import { globSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ContentError } from '@packages/content-files'
import type { AstroIntegration } from 'astro'
import { type Brand, tokensOf } from '../src/content/brand.ts'
import { readBrand } from '../src/content/brand-files.ts'
import { contentRoot } from '../src/content/loader.ts'
import { fontFamilies, prepareFonts } from './fonts.ts'

/** Where styles and fonts of the brand are written; `styles.css` and the layout read them there. */
const FOLDER = '.cache/brand'

/** The brand as the tokens that components name, in Tailwind's `@theme`. */
function themeStyles(brand: Brand): string {
  const { display, text } = fontFamilies(brand)
  const own = { 'font-display': display, 'font-sans': text, ...tokensOf(brand) }
  const tokens = { 'color-*': 'initial', 'radius-*': 'initial', ...own }
  const lines = Object.entries(tokens).map(([name, value]) => `  --${name}: ${value};`)
  // The page behind a dialog is dimmed in both schemes.
  return `@theme {\n${lines.join('\n')}\n}\n:root {\n  --backdrop: ${brand.colors.paper.dark};\n}\n`
}

/**
 * Turns `content/brand.yaml` into the styles and fonts of the site; while developing, the server starts anew when it is
 * saved. A file that is wrong changes nothing here: the collection that it belongs to says what is wrong.
 */
export const brandStyles = (): AstroIntegration => ({
  name: 'brand',
  hooks: {
    'astro:config:setup': async ({ config, addWatchFile }) => {
      for (const file of globSync(['brand.yaml', 'logo/*'], { cwd: join(contentRoot, 'content') }))
        addWatchFile(join(contentRoot, 'content', file))
      try {
        const brand = readBrand(contentRoot)
        const root = fileURLToPath(config.root)
        const fonts = await prepareFonts(join(root, FOLDER), brand)
        await writeFile(join(root, FOLDER, 'brand.css'), `${fonts.join('\n')}\n${themeStyles(brand)}`)
      } catch (error) {
        if (!(error instanceof ContentError)) throw error
      }
    },
  },
})
