import { createHash } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import { json } from 'node:stream/consumers'
import { isSingleFile } from '@packages/content-files'
import { z } from 'zod'
import { API, collectionOf, type EditorOptions, LOCAL_REPO } from './options.ts'

const REPO = `/repos/${LOCAL_REPO.repo}`
const NOT_SAVED = 'Nothing was overwritten, and what you typed is still here.'

const fileList = z.object({ files: z.array(z.string()) })
/** `content` is in base64. `sha` is the version that was opened, `from_path` where the file was then. */
const change = z.object({
  operation: z.enum(['create', 'update', 'delete']),
  path: z.string(),
  content: z.string().default(''),
  from_path: z.string().optional(),
  sha: z.string().optional(),
})
const commit = z.object({ files: z.array(change) })
type Change = z.infer<typeof change>

const refusal = (status: number, message: string) => Object.assign(new Error(message), { status })

/** Git's name for a version of a file. */
const shaOf = (bytes: Buffer) => createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex')

/** Only same-origin requests to localhost: keeps out other sites (CSRF) and other names of this computer (DNS rebinding). */
const isSameOriginRequest = ({ headers }: IncomingMessage) =>
  /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(headers.host ?? '') && headers['sec-fetch-site'] === 'same-origin'

/**
 * A folder of this computer as a repository: the requests of Gitea's API (https://docs.gitea.com/api) that Sveltia makes.
 * So it edits the folder as it edits a repository, and notices what somebody else has changed.
 * @param root the project's folder; of it, the content and the photographs are read and written
 * @returns answers the requests below `API`
 */
export function folderApi(root: string, { collections, uploads, fileFolders = [] }: EditorOptions) {
  const uploadFolders = [uploads.folder, ...fileFolders]
  const isUpload = (path: string) => uploadFolders.includes(dirname(path)) && /\/[\w-][\w.-]*$/.test(path)
  const isEdited = (path: string) => isUpload(path) || collectionOf(collections, path) !== undefined
  const exists = (path: string) => existsSync(join(root, path))
  /** Neither a folder nor a link, which may lead out of the project. */
  const isFile = (path: string) => lstatSync(join(root, path), { throwIfNoEntry: false })?.isFile() ?? false
  const read = (path: string) => readFileSync(join(root, path))

  function list() {
    const paths = Object.values(collections).map((one) => (isSingleFile(one) ? dirname(one.path) : one.path))
    const folders = [...new Set([...paths, ...uploadFolders])].filter(exists)
    return folders
      .flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`))
      .filter((path) => isEdited(path) && isFile(path))
      .map((path) => ({ type: 'blob', path, sha: shaOf(read(path)), size: read(path).length }))
  }
  /** Changes with every file, as a commit does. */
  const head = () => shaOf(Buffer.from(JSON.stringify(list())))

  function readEdited(path: string): Buffer {
    if (!isEdited(path) || !isFile(path)) throw refusal(404, `The editor has no file ${path}.`)
    return read(path)
  }

  /** @throws a refusal where the file has changed since it was opened; a photograph is replaced without being opened */
  function check({ operation, path, from_path: from, sha }: Change) {
    const before = from ?? path
    if (!isEdited(path) || !isEdited(before)) throw refusal(403, `The editor does not edit ${path}.`)
    if ((operation === 'create' || from) && exists(path))
      throw refusal(409, `There is a file ${path} already. ${NOT_SAVED}`)
    if (operation === 'create' || (operation === 'update' && isUpload(path) && !sha)) return
    if (!isFile(before)) throw refusal(409, `${before} has been deleted since you opened it. ${NOT_SAVED}`)
    if (sha !== shaOf(read(before))) throw refusal(409, `${before} has been changed since you opened it. ${NOT_SAVED}`)
  }

  /** Nothing comes between the checks and the writing. Whoever reads a file finds it old or new, never half. */
  function save(changes: Change[]) {
    changes.forEach(check)
    for (const { operation, path, from_path: from, content } of changes) {
      if (operation !== 'delete') {
        const draft = join(root, '.cache/editor-draft')
        for (const file of [draft, join(root, path)]) mkdirSync(dirname(file), { recursive: true })
        writeFileSync(draft, Buffer.from(content, 'base64'))
        renameSync(draft, join(root, path))
      }
      if (operation === 'delete' || from) rmSync(join(root, from ?? path))
    }
    const files = changes.map(({ operation, path }) => operation !== 'delete' && { path, sha: shaOf(read(path)) })
    return { commit: { sha: head(), created: new Date() }, files: files.map((file) => file || null) }
  }

  async function answer(request: IncomingMessage, path: string): Promise<unknown> {
    if (!isSameOriginRequest(request)) throw refusal(403, 'This folder is for the editor on this computer.')
    switch (`${request.method} ${path}`) {
      case 'GET /version':
        return { version: '1.24.0' }
      case 'GET /settings/api':
        return { default_paging_num: 1000 }
      case 'GET /user':
        return { id: 1, login: 'owner', full_name: 'This computer' }
      case `GET ${REPO}`:
        return { permissions: { pull: true, push: true }, default_branch: LOCAL_REPO.branch }
      case `GET ${REPO}/branches/${LOCAL_REPO.branch}`:
        return { commit: { id: head(), message: '' } }
      case `GET ${REPO}/commits`:
        return []
      case `POST ${REPO}/file-contents`: {
        const { files } = fileList.parse(await json(request))
        return files.map((file) => ({ path: file, encoding: 'base64', content: readEdited(file).toString('base64') }))
      }
      case `POST ${REPO}/contents`:
        return save(commit.parse(await json(request)).files)
    }
    const [, kind, rest = ''] = new RegExp(`^${REPO}/(git/trees|media/${LOCAL_REPO.branch})/(.*)$`).exec(path) ?? []
    if (request.method !== 'GET' || !kind) throw refusal(404, 'Unknown request.')
    return kind === 'git/trees' ? { tree: list(), truncated: false } : readEdited(rest)
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const send = (status: number, type: string, body: string | Buffer) =>
      response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body)
    try {
      const path = decodeURIComponent((request.url ?? '').split('?')[0]?.slice(API.length) ?? '')
      const body = await answer(request, path)
      if (Buffer.isBuffer(body)) send(200, 'application/octet-stream', body)
      else send(200, 'application/json', JSON.stringify(body))
    } catch (error) {
      const { status = 400, message } = error as Error & { status?: number }
      send(status, 'application/json', JSON.stringify({ message }))
    }
  }
}
