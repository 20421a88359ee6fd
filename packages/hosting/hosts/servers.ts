import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  ALLOWED_METHODS,
  APPLE_FILE_PATTERN,
  contentTypes,
  FILE_EXTENSION_PATTERN,
  type Hosting,
  hiddenPattern,
  NO_SUCH_FILE,
  notFoundPatterns,
  overridePattern,
  type Pattern,
  redirectPatterns,
  TYPE_WITHOUT_EXTENSION,
} from '../hosting.ts'

/** Configuration files of self-hosted servers, made from `templates/`. */

/** Fills `{{name}}` in a template; lines of an array are indented as the name is. */
export function fillTemplate(name: string, values: Record<string, string | string[]> = {}): string {
  const template = readFileSync(join(import.meta.dirname, '../templates', name), 'utf8')
  return template.replace(/(^[ \t]*)?\{\{(\w+)\}\}/gm, (_, indent = '', key) =>
    [values[key] ?? []]
      .flat()
      .map((line) => indent + line)
      .join('\n'),
  )
}

const common = (hosting: Hosting) => ({
  methods: ALLOWED_METHODS,
  hidden: hiddenPattern(hosting),
  file_extension: FILE_EXTENSION_PATTERN,
  apple_file: APPLE_FILE_PATTERN,
  text: TYPE_WITHOUT_EXTENSION,
  no_such_file: NO_SUCH_FILE,
})

/** Names of headers whose value depends on the path. */
const overriddenNames = ({ headerOverrides }: Hosting) => [
  ...new Set(headerOverrides.flatMap(({ headers }) => Object.keys(headers))),
]

export function nginxFile(hosting: Hosting): string {
  const { url, headers, headerOverrides } = hosting
  const overridden = overriddenNames(hosting)
  const variable = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`
  const entry = (pattern: string, value = '') => `"~${pattern}" "${value}";`
  // nginx takes the first pattern that matches, and the last override counts.
  const headerMap = (name: string) => [
    `map "$status $uri" ${variable(name)} {`,
    `  default "${headers[name] ?? ''}";`,
    ...headerOverrides
      .filter((override) => name in override.headers)
      .map(({ path, headers }) =>
        entry(String.raw`^(?:200|206|304) ${overridePattern(path)}(?:\.html)?$`, headers[name]),
      )
      .reverse()
      .map((line) => `  ${line}`),
    '}',
  ]
  return fillTemplate('nginx.conf', {
    ...common(hosting),
    host: new URL(url).hostname,
    redirects: redirectPatterns(hosting).map(({ pattern, to }) => entry(pattern, to)),
    not_found: notFoundPatterns(hosting).map(({ pattern, to }) => entry(pattern, to)),
    header_maps: overridden.flatMap(headerMap),
    types: Object.entries(contentTypes).map(([extension, type]) => `"${type}" ${extension};`),
    headers: [...new Set([...Object.keys(headers), ...overridden])].map(
      (name) => `add_header ${name} "${overridden.includes(name) ? variable(name) : headers[name]}" always;`,
    ),
  })
}

export function caddyFile(hosting: Hosting): string {
  const { url, headers, headerOverrides } = hosting
  // Caddy wants the number of a group in braces.
  const entry = ({ pattern, to }: Pattern) => `"~${pattern}" "${to.replace(/\$(\d)/g, '$${$1}')}"`
  const set = (name: string, value = '') => (value ? `${name} "${value}"` : `-${name}`)
  const setAll = (all: Record<string, string>) => Object.entries(all).map(([name, value]) => set(name, value))
  return fillTemplate('Caddyfile', {
    ...common(hosting),
    host: new URL(url).host,
    redirects: redirectPatterns(hosting).map(entry),
    not_found: notFoundPatterns(hosting).map(entry),
    headers: setAll(headers),
    overrides: headerOverrides.flatMap(({ path, headers }, index) => [
      `@override${index} path_regexp "^${overridePattern(path)}$"`,
      ...setAll(headers).map((header) => `header @override${index} ${header}`),
    ]),
    error_headers: overriddenNames(hosting).map((name) => set(name, headers[name])),
    manifest: contentTypes.webmanifest ?? '',
  })
}
