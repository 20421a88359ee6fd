import { type Definition, isSingleFile, SLUG } from '@packages/content-files'
import { drawingSchema } from '@packages/drawings'
import type { Backend, CmsConfig, Collection, CollectionFile, Field } from '@sveltia/cms'
import { z } from 'zod'
import type { RawSettings } from '../../integrations/settings/schema.ts'
import { type CollectionName, collections } from '../../src/content/collections.ts'
import { fieldFor, type Schema } from './field-for.ts'

/** Where an entry shows on the site; `{{slug}}` is the name of its file. */
const shownAt: Partial<Record<CollectionName, string>> = {
  articles: '/blog/{{slug}}',
  guides: '/blog/{{slug}}',
  services: '/services/{{slug}}',
  hubs: '/blog/{{fields.slug}}',
  legal: '/{{slug}}',
  plans: '/packages',
  people: '/about',
  questions: '/faqs',
  testPage: '/services/test',
}

/** What names an entry in lists: the first of these that it has. */
const NAMES = ['name', 'business', 'label', 'title']

/** A photograph comes as the phone took it, and leaves as a page needs it. */
const PHOTOGRAPHS = {
  max_file_size: 2_000_000,
  slugify_filename: true,
  transformations: { raster_image: { format: 'webp' as const, quality: 80, width: 640, height: 640 } },
}

/** The title is a page's only first heading; pictures are drawn. */
const body: Field = {
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
  editor_components: ['picture', 'code-block'],
  required: true,
}

const asJson = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema

export const schemaOf = ({ schema }: Definition) => asJson(schema)
export const drawing = asJson(drawingSchema)

/** The field of a drawing in a text. */
export const drawingField = fieldFor('drawing', { ...drawing, title: 'Drawing' }, true)

/** What the editor calls the way a collection's files are written. */
export const formatOf = (name: CollectionName, { markdown }: Definition) => (markdown ? `${name}-frontmatter` : name)

/** The fields of a collection: the same that the build checks. */
export function fieldsOf(definition: Definition): Field[] {
  const { properties = {}, required = [] } = schemaOf(definition)
  const fields = Object.entries(properties).map(([name, schema]) => fieldFor(name, schema, required.includes(name)))
  return definition.markdown ? [...fields, body] : fields
}

/** The field that names an entry of a collection in lists. */
export const nameField = (definition: Definition) =>
  NAMES.find((name) => name in (schemaOf(definition).properties ?? {})) ?? 'title'

function folder(name: CollectionName, definition: Definition): Collection {
  const naming = nameField(definition)
  const { order, date } = schemaOf(definition).properties ?? {}
  const sorting = date ? 'date' : order ? 'order' : naming
  return {
    name,
    label: definition.label,
    label_singular: definition.singular,
    folder: definition.path,
    extension: definition.markdown ? 'md' : 'yaml',
    format: formatOf(name, definition),
    identifier_field: naming,
    summary: `{{${naming}}}`,
    slug: {
      template: `{{${naming}}}`,
      editable: ['create'],
      hint: 'The name of the file, and of the page: lower-case letters, digits and single hyphens. It stays.',
      pattern: [SLUG.source, 'The name takes lower-case letters, digits and single hyphens.'],
    },
    sortable_fields: {
      fields: [...new Set([sorting, naming])],
      default: { field: sorting, direction: date ? 'descending' : 'ascending' },
    },
    preview_path: shownAt[name],
    fields: fieldsOf(definition),
  }
}

const file = (name: CollectionName, definition: Definition): CollectionFile => ({
  name,
  label: definition.label,
  file: definition.path,
  format: formatOf(name, definition),
  preview_path: shownAt[name] ?? '/',
  fields: fieldsOf(definition),
})

/** Where a Git host answers programs. */
const apis = { github: '/api/v3', gitlab: '/api/v4', gitea: '/api/v1' }

/** The repository that the editor writes to, and how one signs in. */
export function backendFor(settings: RawSettings): Backend {
  const { CMS_REPOSITORY, CMS_BACKEND: name, CMS_BRANCH: branch, CMS_AUTH_URL, CMS_APP_ID: app } = settings
  const { origin, pathname } = new URL(CMS_REPOSITORY)
  const own = !['https://github.com', 'https://gitlab.com', 'https://gitea.com'].includes(origin)
  const signIn = CMS_AUTH_URL || (app && name !== 'github')
  return {
    name,
    repo: pathname.slice(1).replace(/\.git$/, ''),
    ...(branch && { branch }),
    ...(own && { api_root: origin + apis[name], base_url: origin }),
    ...(CMS_AUTH_URL && { base_url: CMS_AUTH_URL }),
    ...(app && { app_id: app }),
    ...(app && name === 'gitlab' && { auth_type: 'pkce' }),
    auth_methods: signIn ? ['oauth', 'token'] : ['token'],
  } as Backend
}

/** Everything the editor is told. Without a repository it works on the folder that the development server shows. */
export function editorConfig(settings: RawSettings): CmsConfig {
  const all = Object.entries(collections) as [CollectionName, Definition][]
  const isFile = ([, definition]: [CollectionName, Definition]) => isSingleFile(definition)
  return {
    load_config_file: false,
    backend: settings.CMS_REPOSITORY ? backendFor(settings) : { name: 'gitea', repo: 'this/folder' },
    app_title: `${settings.SITE_SHORT_NAME}, editor`,
    logo: { src: '/icon.svg' },
    media_folder: 'public/people',
    public_folder: '/people',
    media_libraries: { default: { config: PHOTOGRAPHS }, stock_assets: { providers: [] } },
    slug: { encoding: 'ascii', clean_accents: true, maxlength: 60 },
    collections: all.filter((one) => !isFile(one)).map(([name, definition]) => folder(name, definition)),
    singletons: all.filter(isFile).map(([name, definition]) => file(name, definition)),
  }
}
