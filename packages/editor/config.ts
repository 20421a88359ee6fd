import { type Definition, isSingleFile, SLUG, SLUG_IN_WORDS } from '@packages/content-files'
import type { Backend, CmsConfig, Collection, CollectionFile, Field } from '@sveltia/cms'
import { fieldFor } from './field-for.ts'
import { jsonSchema } from './json-schema.ts'
import { type EditorOptions, FOLDER, type Repository } from './options.ts'

/** What names an entry in lists: the first of these that it has. */
const NAMES = ['name', 'business', 'label', 'title']

/** The field that names an entry of a collection in lists. */
export const nameField = (definition: Definition) =>
  NAMES.find((name) => name in (jsonSchema(definition.schema).properties ?? {})) ?? 'title'

/** Headings begin at the second level: the title is the first. */
const BUTTONS = [
  'bold',
  'italic',
  'code',
  'link',
  'heading-two',
  'heading-three',
  'quote',
  'bulleted-list',
  'numbered-list',
] as const

/** The fields of a collection: the same that the build checks. */
export function fieldsOf(definition: Definition, blocks: string[] = []): Field[] {
  const { properties = {}, required = [] } = jsonSchema(definition.schema)
  const fields = Object.entries(properties).map(([name, schema]) => fieldFor(name, schema, required.includes(name)))
  const body: Field = {
    name: 'body',
    label: 'Text',
    widget: 'richtext',
    buttons: [...BUTTONS],
    editor_components: [...blocks, 'code-block'],
    required: true,
  }
  return definition.markdown ? [...fields, body] : fields
}

/** The name under which Sveltia asks for our reading and writing of a collection's files. */
export const formatOf = (name: string, { markdown }: Definition) => (markdown ? `${name}-frontmatter` : name)

function folder(name: string, definition: Definition): Collection {
  const naming = nameField(definition)
  const { order, date } = jsonSchema(definition.schema).properties ?? {}
  const sorting = date ? 'date' : order ? 'order' : naming
  return {
    name,
    label: definition.label,
    label_singular: definition.singular ?? definition.label,
    folder: definition.path,
    extension: definition.markdown ? 'md' : 'yaml',
    format: formatOf(name, definition),
    identifier_field: naming,
    slug: {
      template: `{{${naming}}}`,
      editable: ['create'],
      hint: `The name of the file, and of the page: ${SLUG_IN_WORDS}. It cannot be changed later.`,
      pattern: [SLUG.source, `The name takes ${SLUG_IN_WORDS}.`],
    },
    sortable_fields: {
      fields: [...new Set([sorting, naming])],
      default: { field: sorting, direction: date ? 'descending' : 'ascending' },
    },
    fields: [],
  }
}

const file = (name: string, definition: Definition): CollectionFile => ({
  name,
  label: definition.label,
  file: definition.path,
  format: formatOf(name, definition),
  fields: [],
})

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
  const { uploads, previewPaths = {}, blocks = {} } = options
  const all = Object.entries(options.collections).map(([name, definition]) => {
    const entry = isSingleFile(definition) ? file(name, definition) : folder(name, definition)
    const fields = fieldsOf(definition, Object.keys(blocks))
    return { ...entry, fields, preview_path: previewPaths[name] ?? (isSingleFile(definition) ? '/' : undefined) }
  })
  return {
    load_config_file: false,
    backend: repository ? backendFor(repository) : { name: 'gitea', app_id: 'folder', ...FOLDER },
    app_title: options.title,
    logo: { src: options.logo },
    media_folder: uploads.folder,
    public_folder: uploads.path,
    media_libraries: {
      default: {
        config: {
          max_file_size: 2_000_000,
          slugify_filename: true,
          transformations: {
            raster_image: { format: 'webp', quality: 80, width: uploads.side, height: uploads.side },
          },
        },
      },
      stock_assets: { providers: [] },
    },
    slug: { encoding: 'ascii', clean_accents: true, maxlength: 60 },
    collections: all.filter((one) => 'folder' in one),
    singletons: all.filter((one) => 'file' in one),
  }
}
