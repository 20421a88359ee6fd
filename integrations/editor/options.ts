import { fontNames } from '@packages/drawings'
import { readFont } from '@packages/drawings/node'
import type { EditorOptions, Repository } from '@packages/editor'
import { packageOf } from '../../src/content/brand.ts'
import { readBrand } from '../../src/content/brand-files.ts'
import { blocks, collections } from '../../src/content/collections.ts'
import { type TypefaceName, typefaces } from '../../src/content/schemas/brand.ts'
import { buildConstants } from '../settings/build-constants.ts'
import type { RawSettings } from '../settings/schema.ts'

/** The repository that `/admin` edits where the site is published; undefined for a site without it. */
export const repositoryOf = (settings: RawSettings): Repository | undefined =>
  settings.CMS_REPOSITORY
    ? {
        url: settings.CMS_REPOSITORY,
        host: settings.CMS_BACKEND,
        branch: settings.CMS_BRANCH,
        authUrl: settings.CMS_AUTH_URL,
        appId: settings.CMS_APP_ID,
      }
    : undefined

/** Fonts of all typefaces: the preview shows one that was chosen just now. */
const allFontNames = (Object.keys(typefaces) as TypefaceName[])
  .map(packageOf)
  .flatMap((name) => fontNames({ display: name, text: name }))

/** What the editor of this site edits, and how. */
export const editorOptions = (settings: RawSettings): EditorOptions => ({
  collections,
  blocks,
  previewPaths: {
    articles: '/blog/{{slug}}',
    guides: '/blog/{{slug}}',
    services: '/services/{{slug}}',
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
  uploads: { folder: 'public/people', path: '/people', side: 640 },
  fileFolders: ['content/logo'],
  title: `${settings.SITE_SHORT_NAME}, editor`,
  logo: '/icon.svg',
  browserModule: 'integrations/editor/browser.ts',
  define: buildConstants(settings),
  files: {
    'brand.json': async () => new TextEncoder().encode(JSON.stringify(readBrand(process.cwd()))),
    ...Object.fromEntries(allFontNames.map((name) => [`fonts/${name}.ttf`, () => readFont(name)])),
  },
  repository: repositoryOf(settings),
})
