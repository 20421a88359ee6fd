/**
 * The folder that the development server shows, as a browser shows a folder on its own disk
 * (https://developer.mozilla.org/docs/Web/API/FileSystemDirectoryHandle). The editor works on such a folder; this one
 * asks nobody to choose it, is there in every browser, and knows when a file has changed since it was read.
 */
const AT = '/admin/folder/'
/** What is known of each file: its tag when it was last read or written here. */
const tags = new Map<string, string>()

const missing = () => new DOMException('There is no such file.', 'NotFoundError')
const isHidden = (path: string) => path.includes('/.')

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const known = tags.get(path)
  const condition: HeadersInit = known ? { 'If-Match': known } : { 'If-None-Match': '*' }
  const response = await fetch(AT + path, { ...init, ...(init.method && { headers: condition }) })
  if (!response.ok) throw new Error(await response.text())
  tags.set(path, response.headers.get('ETag') ?? '')
  return response
}

const put = (path: string, body: Blob) => ask(path, { method: 'PUT', body })

async function remove(path: string) {
  await ask(path, { method: 'DELETE' })
  tags.delete(path)
}

class FileHandle {
  readonly kind = 'file'
  path: string
  /** What is written to a hidden file, which is only on its way to another name. */
  #content: Blob | undefined

  constructor(path: string) {
    this.path = path
  }

  get name() {
    return this.path.slice(this.path.lastIndexOf('/') + 1)
  }

  async getFile(): Promise<File> {
    return new File([this.#content ?? (await (await ask(this.path)).blob())], this.name)
  }

  async createWritable() {
    return {
      write: async (data: Blob | string) => {
        this.#content = new Blob([data])
        if (!isHidden(this.path)) await put(this.path, this.#content)
      },
      close: async () => {},
    }
  }

  async move(folder: FolderHandle, name: string) {
    const to = folder.below(name)
    await put(to, await this.getFile())
    if (!isHidden(this.path)) await remove(this.path)
    this.path = to
    this.#content = undefined
  }
}

/**
 * A blob, because the editor keeps the folder in the browser for the next visit, where anything else with methods cannot
 * be kept. What comes back is a mere blob; it is asked for leave first, and says no: the editor then takes a new folder.
 */
class FolderHandle extends Blob {
  readonly kind = 'directory'
  readonly path: string

  constructor(path = '') {
    super()
    this.path = path
  }

  get name() {
    return this.path.slice(this.path.lastIndexOf('/') + 1) || 'site'
  }

  below(name: string) {
    return this.path ? `${this.path}/${name}` : name
  }

  async *entries(): AsyncGenerator<[string, FileHandle | FolderHandle]> {
    if (!this.path) {
      tags.clear()
      const list: Record<string, string> = await (await fetch(AT)).json()
      for (const [path, tag] of Object.entries(list)) tags.set(path, tag)
    }
    const start = this.below('')
    const paths = [...tags.keys()].filter((path) => path.startsWith(start)).map((path) => path.slice(start.length))
    for (const path of paths) if (!path.includes('/')) yield [path, new FileHandle(start + path)]
    const folders = paths.filter((path) => path.includes('/')).map((path) => path.slice(0, path.indexOf('/')))
    for (const name of new Set(folders)) yield [name, new FolderHandle(start + name)]
  }

  /** Folders come and go with their files, as they do in Git. */
  async getDirectoryHandle(name: string) {
    return new FolderHandle(this.below(name))
  }

  async getFileHandle(name: string, { create = false } = {}) {
    const path = this.below(name)
    if (!create && !tags.has(path)) throw missing()
    return new FileHandle(path)
  }

  async removeEntry(name: string) {
    if (tags.has(this.below(name))) await remove(this.below(name))
  }
}

/** From now on, whoever wants a folder gets this one. */
export const offerFolder = () => {
  Object.assign(Blob.prototype, { requestPermission: async () => 'denied' })
  Object.assign(window, { showDirectoryPicker: async () => new FolderHandle() })
}
