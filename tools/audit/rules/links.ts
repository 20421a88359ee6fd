import type { Element } from 'hast'
import { attribute } from '../page.ts'
import { onEachPage, type Rule } from '../rule.ts'
import { type Site, within } from '../site.ts'

/**
 * What pages and files name on their own site has to be there. No installed package checks the links of a folder without
 * a server, so this does. Other sites are not asked.
 */

/** As hast names them; those with a hyphen are an Astro island's. */
const REFERENCES = ['href', 'src', 'poster', 'action', 'formAction', 'data', 'component-url', 'renderer-url']
const SETS = ['srcSet', 'imageSrcSet']

function referencesOf(element: Element): string[] {
  const candidates = SETS.flatMap((name) => attribute(element, name)?.split(/,\s+/) ?? [])
  return [
    ...REFERENCES.map((name) => attribute(element, name)),
    ...candidates.map((candidate) => candidate.trim().split(/\s/)[0]),
  ].filter((reference) => reference !== undefined)
}

/** Absolute addresses of the site wherever they stand: in metadata, structured data, the feed. */
function absoluteIn(text: string, origin: string): string[] {
  const rests = text.split(origin).slice(1)
  return rests.flatMap((rest) => /^\/[^\s"'<>()[\]\\&?#]*/.exec(rest)?.[0].replace(/[.,;:]$/, '') ?? [])
}

function faultsOf(references: string[], base: string, { origin, paths, pages }: Site): string[] {
  return [...new Set(references)].flatMap((reference) => {
    const { path, fragment } = within(origin, reference, base) ?? {}
    if (path === undefined || fragment === undefined) return []
    if (!paths.has(path)) return [`"${reference}" leads to nothing in the folder.`]
    const ids = pages.get(path)?.ids
    // "#top" leads to the top of a page without any such id (HTML, 7.4.6.3).
    return !ids || ['', 'top'].includes(fragment.toLowerCase()) || ids.has(fragment)
      ? []
      : [`"${reference}" leads to an id that ${path} does not have.`]
  })
}

export const links = onEachPage(({ path, elements, html }, site) =>
  faultsOf([...elements.flatMap(referencesOf), ...absoluteIn(html, site.origin)], path, site),
)

/** What a manifest names from the root. */
const IN_MANIFEST = /(?<="(?:src|start_url|url)"\s*:\s*")[^"]+/g

/** Feed, manifest and texts. The sitemap has a rule of its own. */
export const linksInFiles: Rule = (site) =>
  [...site.paths]
    .filter((path) => /\.(?:xml|txt|webmanifest)$/.test(path) && path !== '/sitemap.xml')
    .flatMap((page) => {
      const text = site.read(page)
      const references = [...absoluteIn(text, site.origin), ...(text.match(IN_MANIFEST) ?? [])]
      return faultsOf(references, page, site).map((problem) => ({ page, problem }))
    })
