import {
  APPLE_FILE,
  APPLE_FILE_TYPE,
  firstMatch,
  type Hosting,
  NOT_FOUND,
  notFoundPatterns,
  type PathRule,
} from '../hosting.ts'

/** Files that Netlify and Cloudflare Pages both read from the published folder. */

const block = (path: string, removed: string[], headers: Record<string, string>) =>
  [
    path,
    ...removed.map((name) => `  ! ${name}`),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ].join('\n')

/**
 * `_headers`. Where two rules meet, Cloudflare joins their values with a comma, so a later rule takes the earlier value
 * away first (`!`). Netlify passes over such a line and lets the later rule win.
 */
export function headersFile({ headers, headerOverrides }: Hosting): string {
  const rules = [
    block('/*', [], headers),
    ...headerOverrides.map((override) => block(override.path, Object.keys(override.headers), override.headers)),
    block(`/*${APPLE_FILE}`, ['Content-Type'], { 'Content-Type': APPLE_FILE_TYPE }),
  ]
  return `${rules.join('\n\n')}\n`
}

/** The rule's path with each excepted value in place of the segment. */
const exceptions = ({ from, unless = {} }: PathRule) =>
  Object.entries(unless).flatMap(([name, values]) => values.map((value) => from.replace(`:${name}`, value)))

/** Where nothing is, so that Cloudflare, led here, answers 404 with the not-found page of the folder. */
const nowhere = (page: string) => page.replace('404.html', 'nowhere')

/**
 * `_redirects`, read by two hosts in two ways. The first rule that fits wins on both.
 * - Netlify lets files go before rules, but for rules with an exclamation mark.
 * - Cloudflare lets rules go before files, so what is excepted from a redirect is named with itself. It passes over rules
 *   with an exclamation mark or 404, and answers with the not-found page of the nearest folder.
 */
export function redirectsFile(hosting: Hosting): string {
  const { redirects, notFoundPages } = hosting
  const missing = (path: string) => `${path} ${firstMatch(notFoundPatterns(hosting), path) ?? NOT_FOUND} 404`
  const pages = [...new Set([NOT_FOUND, ...notFoundPages.map(({ to }) => to)])]
  const rules = [
    ...pages.flatMap((page) =>
      [page, page.replace('.html', '')].flatMap((path) => [`${path} ${page} 404!`, `${path} ${nowhere(page)} 200`]),
    ),
    ...redirects.flatMap((rule) => [
      ...exceptions(rule).flatMap((path) => [missing(path), `${path} ${path} 200`]),
      `${rule.from} ${rule.to} 301`,
    ]),
    ...notFoundPages.flatMap((rule) => [...exceptions(rule), rule.from].map(missing)),
  ]
  return `${rules.join('\n')}\n`
}

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/**
 * `__forms.html`. Netlify takes posts only for forms that it found in the files of a deploy, and rewrites the ones it
 * found. This page is for it to find; the forms that visitors see stay as they were rendered.
 * @returns undefined where no form goes to Netlify
 */
export function netlifyFormsPage({ netlifyForms }: Hosting): string | undefined {
  if (netlifyForms.length === 0) return undefined
  const forms = netlifyForms.map(({ name, honeypot, fields }) => {
    const inputs = fields.map((field) => `<input name="${attribute(field)}">`).join('')
    return `<form name="${attribute(name)}" method="post" data-netlify="true" netlify-honeypot="${attribute(honeypot)}" hidden>${inputs}</form>`
  })
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Forms</title></head><body>${forms.join('')}</body></html>\n`
}
