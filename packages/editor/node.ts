import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { build, type Plugin } from 'vite'
import { EDITOR, type EditorOptions } from './options.ts'
import { type Bundle, editorMiddleware, editorPage } from './serve.ts'

/** Sveltia and Astro's Markdown would bring the grammars of 240 languages to color code; the editor shows it plainly. */
const withoutGrammars: Plugin = {
  name: 'without-grammars',
  enforce: 'pre',
  resolveId: { filter: { id: /^@shikijs\/(langs|themes)\// }, handler: () => '\0no-grammar' },
  load: { filter: { id: /^\0no-grammar$/ }, handler: () => 'export default []' },
}

/** Bundles the page's script with Sveltia and the site's browser module. */
async function bundle(
  root: string,
  { browserModule, define, plugins = [], files = {} }: EditorOptions,
): Promise<Bundle> {
  const result = await build({
    root,
    configFile: false,
    base: `${EDITOR}/`,
    publicDir: false,
    logLevel: 'error',
    plugins: [withoutGrammars, ...plugins],
    resolve: { alias: { 'virtual:edited-site': join(root, browserModule) } },
    define,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'page/main.ts'),
        output: { entryFileNames: 'editor.js' },
      },
    },
  })
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  const added = Object.entries(files).map(async ([name, read]) => [name, await read()] as const)
  return new Map([
    ...outputs.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source] as const),
    ...(await Promise.all(added)),
  ])
}

/**
 * Answers requests for the editor, in any server of Node: `(request, response, next)`.
 * @param root the project's folder, which has the site's browser module
 * @param folder what is edited, with the same paths
 */
export const editorHandler = (root: string, options: EditorOptions, folder = root) =>
  editorMiddleware(folder, options, () => bundle(root, options))

/**
 * The editor at `/admin`: on the project's folder beside the development server, and on the repository in a build where
 * the options name one.
 */
export const editor = (options: EditorOptions): AstroIntegration => ({
  name: 'editor',
  hooks: {
    'astro:server:setup': ({ server }) => void server.middlewares.use(editorHandler(server.config.root, options)),
    'astro:server:start': ({ address, logger }) =>
      logger.info(`http://localhost:${address.port}${EDITOR} edits this folder.`),
    'astro:build:done': async ({ dir }) => {
      if (!options.repository) return
      const write = (name: string, content: string | Uint8Array) => {
        const file = join(fileURLToPath(dir), name)
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, content)
      }
      write(`${EDITOR}.html`, editorPage(options, options.repository))
      for (const [name, content] of await bundle(process.cwd(), options)) write(`${EDITOR}/${name}`, content)
    },
  },
})
