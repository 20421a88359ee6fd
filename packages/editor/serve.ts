import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import { contentTypes } from '@packages/hosting'
import { editorConfig } from './config.ts'
import { folderApi } from './folder-api.ts'
import { API, EDITOR, type EditorOptions, type Repository } from './options.ts'
import { editorHeaders } from './policy.ts'

/** The files of the editor's page by name, such as `editor.js`. */
export type Bundle = Map<string, string | Uint8Array>

/** The page; it reads what `page/main.ts` needs to know from the element `config`. */
export function editorPage(options: EditorOptions, repository?: Repository): string {
  const config = { cms: editorConfig(options, repository), local: !repository }
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Editor</title>
<link rel="icon" href="${options.logo}">
<script type="application/json" id="config">${JSON.stringify(config).replaceAll('<', '\\u003c')}</script>
<script type="module" src="${EDITOR}/editor.js"></script>
</head>
<body></body>
</html>
`
}

/**
 * Serves the editor on a folder, for a development server: the page, its bundle and the folder's API. Nothing else below
 * its address is answered, whatever lies in the folder.
 * @param makeBundle called for the first file that is asked for, and again if it failed
 */
export function editorMiddleware(root: string, options: EditorOptions, makeBundle: () => Promise<Bundle>) {
  const answerApi = folderApi(root, options)
  let bundle: Promise<Bundle> | undefined
  const getBundle = () => {
    bundle ??= makeBundle().catch((error) => {
      bundle = undefined
      throw error
    })
    return bundle
  }
  const answer = async (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const path = (request.url ?? '').split('?')[0] ?? ''
    if (path.startsWith(`${API}/`)) return answerApi(request, response)
    if (path !== EDITOR && !path.startsWith(`${EDITOR}/`)) return next()
    const name = path.slice(EDITOR.length + 1)
    const file = name ? (await getBundle()).get(name) : editorPage(options)
    const type = contentTypes[extname(name || 'index.html').slice(1)] ?? 'application/octet-stream'
    response.writeHead(file ? 200 : 404, { ...editorHeaders(), 'Content-Type': type, 'Cache-Control': 'no-cache' })
    response.end(file)
  }
  return (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) =>
    void answer(request, response, next).catch(next)
}
