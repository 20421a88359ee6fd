import { fontNames } from '@packages/drawings'
import { readFont } from '@packages/drawings/node'
import type { EditorOptions, Repository } from '@packages/editor'
import { URL_PREFIXES } from '../../src/content/aliases.ts'
import { packageOf } from '../../src/content/brand.ts'
import { readBrand } from '../../src/content/brand-files.ts'
import { blocks, collections } from '../../src/content/collections.ts'
import { contentRoot } from '../../src/content/loader.ts'
import { type TypefaceName, typefaces } from '../../src/content/schemas/brand.ts'
import { messagesPlugin } from '../messages.ts'
import { buildConstants, type Site } from '../settings.ts'

/** The repository that `/admin` edits where the site is published; undefined for a site without it. */
export function repositoryOf({ editor }: Site): Repository | undefined {
  if (!editor) return undefined
  const { repository, ...rest } = editor
  return { url: repository, ...rest }
}

/** Fonts of all typefaces: the preview shows one that was chosen just now. */
const allFontNames = (Object.keys(typefaces) as TypefaceName[])
  .map(packageOf)
  .flatMap((name) => fontNames({ display: name, text: name }))

/** What the editor of this site edits, and how. */
export const editorOptions = (site: Site): EditorOptions => ({
  collections,
  blocks,
  previewPaths: {
    ...Object.fromEntries(Object.entries(URL_PREFIXES).map(([name, folder]) => [name, `${folder}/{{slug}}`])),
    hubs: '/blog/{{fields.slug}}',
    legal: '/{{slug}}',
    plans: '/packages',
    people: '/about',
    questions: '/faqs',
    testPage: '/services/test',
    about: '/about',
    packages: '/packages',
    faqs: '/faqs',
    contact: '/contact',
    thankYou: '/thank-you',
    notFound: '/404',
    blog: '/blog',
    hubPage: '/blog',
    articlePage: '/blog',
  },
  uploads: { folder: 'content/photos', path: '/photos', side: 2000 },
  fileFolders: ['content/logo'],
  title: `${site.shortName}, editor`,
  logo: '/icon.svg',
  browserModule: 'integrations/editor/browser.ts',
  define: buildConstants(site),
  plugins: [messagesPlugin()],
  files: {
    'brand.json': async () => new TextEncoder().encode(JSON.stringify(readBrand(contentRoot))),
    ...Object.fromEntries(allFontNames.map((name) => [`fonts/${name}.ttf`, () => readFont(name)])),
  },
  repository: repositoryOf(site),
})
