import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { fontNames } from '@packages/drawings'
import { readFont } from '@packages/drawings/node'
import type { AstroIntegration } from 'astro'
import { build, type Plugin, type ViteDevServer } from 'vite'
import { buildConstants } from '../../integrations/settings/build-constants.ts'
import type { RawSettings } from '../../integrations/settings/schema.ts'
import { contentTypes } from '../hosting/index.ts'
import { editorConfig } from './config.ts'
import { FOLDER, serveFolder } from './folder.ts'
import { EDITOR, editorHeaders } from './policy.ts'

const BUNDLE = '.cache/editor'

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Editor</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<script type="module" src="/admin/editor.js"></script>
</head>
<body></body>
</html>
`

/** Stubs out Shiki: its colors of two hundred languages would be bundled, and nothing here uses them. */
const withoutShiki: Plugin = {
  name: 'without-shiki',
  enforce: 'pre',
  resolveId: { filter: { id: /^(?:shiki|@shikijs\/)/ }, handler: () => '\0nothing' },
  load: { filter: { id: /^\0nothing$/ }, handler: () => 'export default {}' },
}

/** Packs the page's script, with the editor itself, into `.cache/editor`. */
async function bundle(root: string, settings: RawSettings): Promise<string> {
  const outDir = join(root, BUNDLE)
  await build({
    root,
    configFile: false,
    base: '/admin/',
    publicDir: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [withoutShiki],
    define: buildConstants(settings),
    build: {
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: false,
      target: 'es2022',
      chunkSizeWarningLimit: 5000,
      rolldownOptions: {
        shimMissingExports: true,
        input: join(root, 'packages/editor/page/main.ts'),
        output: {
          entryFileNames: 'editor.js',
          chunkFileNames: '[name]-[hash].js',
          assetFileNames: '[name]-[hash][extname]',
        },
      },
    },
  })
  mkdirSync(join(outDir, 'fonts'))
  for (const name of fontNames) writeFileSync(join(outDir, `fonts/${name}.ttf`), await readFont(name))
  return outDir
}

const told = (settings: RawSettings, local: boolean) => JSON.stringify({ config: editorConfig(settings), local })

/** Serves the editor at /admin beside the pages, on the folder itself. */
function serve({ middlewares, config }: ViteDevServer, settings: RawSettings) {
  const { root } = config
  const local = { ...settings, CMS_REPOSITORY: '' }
  let packed: Promise<string> | undefined
  const answer = async (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const path = (request.url ?? '').split('?')[0] ?? ''
    if (path.startsWith(FOLDER)) return serveFolder(request, response, root)
    if (path !== '/admin' && !path.startsWith('/admin/')) return next()
    packed ??= bundle(root, settings)
    const file = join(await packed, path.slice('/admin/'.length))
    const text = path === '/admin/config.json' ? told(local, true) : path.length <= '/admin/'.length ? page : undefined
    if (!text && !existsSync(file)) return next()
    const type = contentTypes[text === page ? 'html' : extname(path).slice(1)] ?? 'application/octet-stream'
    response.writeHead(200, { ...editorHeaders(local), 'Content-Type': type, 'Cache-Control': 'no-cache' })
    response.end(text ?? readFileSync(file))
  }
  middlewares.use((request, response, next) => void answer(request, response, next).catch(next))
}

/**
 * The editor at /admin: beside the development server always, in a build where a repository is set.
 * @param output the build's folder, which holds `client`
 */
export function editor(output: string, settings: RawSettings): AstroIntegration {
  return {
    name: 'editor',
    hooks: {
      'astro:server:setup': ({ server }) => serve(server, settings),
      'astro:server:start': ({ address, logger }) =>
        logger.info(`http://localhost:${address.port}${EDITOR} edits this folder.`),
      'astro:build:done': async () => {
        if (!settings.CMS_REPOSITORY) return
        const client = join(output, 'client')
        mkdirSync(join(client, 'admin'), { recursive: true })
        cpSync(await bundle(process.cwd(), settings), join(client, 'admin'), { recursive: true })
        writeFileSync(join(client, 'admin/config.json'), told(settings, false))
        writeFileSync(join(client, 'admin.html'), page)
      },
    },
  }
}
