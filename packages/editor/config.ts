import { type Definition, isSingleFile, SLUG, SLUG_IN_WORDS } from '@packages/content-files'
import type { Backend, CmsConfig, Collection, CollectionFile, Field } from '@sveltia/cms'
import { fieldsFor } from './field-for.ts'
import { jsonSchema } from './json-schema.ts'
import { type EditorOptions, LOCAL_REPO, type Repository } from './options.ts'

/** What names an entry in lists: the first of these that it has. */
const NAMES = ['name', 'business', 'label', 'title']

/** The field that names an entry of a collection in lists. */
export const nameField = (definition: Definition) =>
  NAMES.find((name) => name in (jsonSchema(definition.schema).properties ?? {})) ?? 'title'

/** The text of a Markdown file. Its headings begin at the second level, because the title is the first. */
const bodyField = (blocks: string[]): Field => ({
  name: 'body',
  label: 'Text',
  widget: 'richtext',
  buttons: [
    'bold',
    'italic',
    'code',
    'link',
    'heading-two',
    'heading-three',
    'quote',
    'bulleted-list',
    'numbered-list',
  ],
  editor_components: [...blocks, 'code-block'],
  required: true,
})

/** The name under which Sveltia asks for our reading and writing of a collection's files. */
export const formatOf = (name: string, { markdown }: Definition) => (markdown ? `${name}-frontmatter` : name)

/** A collection of files, or a single file, with the fields that the build checks. */
function entryFor(name: string, definition: Definition, options: EditorOptions): Collection | CollectionFile {
  const { path, label, singular = label, markdown, schema } = definition
  const { previewPaths = {}, blocks = {} } = options
  const { properties = {} } = jsonSchema(schema)
  // `aliases` is hidden: Sveltia writes it itself when an entry is renamed, but only where the form has no field of that name.
  const shown = fieldsFor(jsonSchema(schema)).filter((field) => field.name !== 'aliases')
  const fields = [...shown, ...(markdown ? [bodyField(Object.keys(blocks))] : [])]
  const common = { name, label, format: formatOf(name, definition), fields }
  if (isSingleFile(definition)) return { ...common, file: path, preview_path: previewPaths[name] ?? '/' }
  const naming = nameField(definition)
  const { order, date, aliases } = properties
  const sorting = date ? 'date' : order ? 'order' : naming
  return {
    ...common,
    label_singular: singular,
    folder: path,
    extension: markdown ? 'md' : 'yaml',
    preview_path: previewPaths[name],
    identifier_field: naming,
    slug: {
      template: `{{${naming}}}`,
      editable: aliases ? ['create', 'update'] : ['create'],
      hint: `The name of the file, and of the page: ${SLUG_IN_WORDS}. ${aliases ? 'The old address will redirect to the new one.' : 'It cannot be changed later.'}`,
      pattern: [SLUG.source, `The name must be ${SLUG_IN_WORDS}.`],
    },
    sortable_fields: {
      fields: [...new Set([sorting, naming])],
      default: { field: sorting, direction: date ? 'descending' : 'ascending' },
    },
  }
}

/** Where a Git host answers programs. */
const apis = { github: '/api/v3', gitlab: '/api/v4', gitea: '/api/v1' }

/** The repository that the editor writes to, and how people sign in. */
function backendFor({ url, host, branch, authUrl, appId }: Repository): Backend {
  const { origin, pathname } = new URL(url)
  const selfHosted = !['https://github.com', 'https://gitlab.com', 'https://gitea.com'].includes(origin)
  return {
    name: host,
    repo: pathname.slice(1).replace(/\.git$/, ''),
    ...(branch && { branch }),
    ...(selfHosted && { api_root: origin + apis[host], base_url: origin }),
    ...(authUrl && { base_url: authUrl }),
    ...(appId && { app_id: appId }),
    ...(appId && host === 'gitlab' && { auth_type: 'pkce' }),
    auth_methods: authUrl || (appId && host !== 'github') ? ['oauth', 'token'] : ['token'],
  } as Backend
}

/**
 * Sveltia's configuration.
 * @param repository where to save; the folder that the development server serves if there is none
 */
export function editorConfig(options: EditorOptions, repository?: Repository): CmsConfig {
  const { uploads, title, logo, collections } = options
  const entries = Object.entries(collections).map(([name, definition]) => entryFor(name, definition, options))
  const photograph = { format: 'webp' as const, quality: 80, width: uploads.side, height: uploads.side }
  const uploading = { max_file_size: 2_000_000, slugify_filename: true, transformations: { raster_image: photograph } }
  return {
    load_config_file: false,
    backend: repository ? backendFor(repository) : { name: 'gitea', app_id: 'folder', ...LOCAL_REPO },
    app_title: title,
    logo: { src: logo },
    media_folder: uploads.folder,
    public_folder: uploads.path,
    media_libraries: { default: { config: uploading }, stock_assets: { providers: [] } },
    slug: { encoding: 'ascii', clean_accents: true, maxlength: 60 },
    collections: entries.filter((entry) => 'folder' in entry),
    singletons: entries.filter((entry) => 'file' in entry),
  }
}
