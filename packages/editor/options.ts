import type { Definition } from '@packages/content-files'
import type { Plugin } from 'vite'
import type { Block } from './json-schema.ts'

/** What a site says to its editor. */
export type EditorOptions = {
  collections: Record<string, Definition>
  /** Blocks of YAML that a text may hold, by the word behind their fence. */
  blocks?: Record<string, Block>
  /** Where the entries of a collection show on the site; `{{slug}}` is the name of the file. */
  previewPaths?: Record<string, string>
  /** The folder of photographs, its address on the site, and the largest side of a photograph in pixels. */
  uploads: { folder: string; path: string; side: number }
  /** Further folders of files, each named by the `file` of a field. */
  fileFolders?: string[]
  title: string
  /** Address of the logo. */
  logo: string
  /** The site's module for the editor's page, which exports an `EditedSite` as `site`. */
  browserModule: string
  /** Constants in that module, as Vite's `define`. */
  define?: Record<string, string>
  /** Plugins of Vite that resolve modules which it imports. */
  plugins?: Plugin[]
  /** Files that it fetches, by their names below the editor's address. */
  files?: Record<string, () => Promise<Uint8Array>>
  /** Where the editor of the published site saves; without one, only the development server has an editor. */
  repository?: Repository
}

export type Repository = {
  /** Its https address. */
  url: string
  host: 'github' | 'gitlab' | 'gitea'
  /** The host's default branch if there is none. */
  branch?: string | undefined
  /** Address of a service that signs people in. */
  authUrl?: string | undefined
  /** Id of an application on GitLab or Gitea that signs people in. */
  appId?: string | undefined
}

/** The address of the editor's page. Its script and the rest of it lie in the folder of the same name. */
export const EDITOR = '/admin'
/** Where the development server offers its folder, and the repository that the folder plays there. */
export const API = `${EDITOR}/api/v1`
export const LOCAL_REPO = { repo: 'this/folder', branch: 'main' }

/** The collection that a file belongs to. */
export function collectionOf(collections: Record<string, Definition>, file: string): string | undefined {
  const [, folder, extension] = /^(.+)\/[\w-][\w.-]*(\.\w+)$/.exec(file) ?? []
  return Object.keys(collections).find((name) => {
    const { path, markdown } = collections[name] as Definition
    return file === path || (folder === path && extension === (markdown ? '.md' : '.yaml'))
  })
}
