/** The name this crawler answers to in robots.txt, and what it calls itself in a request. */
const PRODUCT = 'SiteAudit'
export const USER_AGENT = `${PRODUCT}/1.0`

export type Robots = { allows: (path: string) => boolean; sitemaps: string[] }

type Line = { allow: boolean; path: string }

/** `*` stands for any characters, `$` at the end for the end (RFC 9309, 2.2.3). */
function matches(rule: string, path: string): boolean {
  const open = !rule.endsWith('$')
  const [first = '', ...rest] = (open ? rule : rule.slice(0, -1)).split('*')
  if (!path.startsWith(first)) return false
  let at = first.length
  for (const [index, part] of rest.entries()) {
    const last = !open && index === rest.length - 1
    const found = last ? path.length - part.length : path.indexOf(part, at)
    if (found < at || !path.startsWith(part, found)) return false
    at = found + part.length
  }
  return open || at === path.length
}

/**
 * Reads a robots.txt for this crawler (RFC 9309): the groups with its name, else those for everyone; the longest
 * matching path decides, and allow wins a tie.
 */
export function parseRobots(text: string): Robots {
  const groups = new Map<string, Line[]>()
  const sitemaps: string[] = []
  let agents: string[] = []
  let inRules = false
  for (const raw of text.split(/\r\n?|\n/)) {
    const line = raw.replace(/#.*$/, '')
    const colon = line.indexOf(':')
    if (colon < 0) continue
    const field = line.slice(0, colon).trim().toLowerCase()
    const value = line.slice(colon + 1).trim()
    if (field === 'sitemap') sitemaps.push(value)
    else if (field === 'user-agent') {
      if (inRules) agents = []
      inRules = false
      agents.push(value.toLowerCase())
      groups.set(value.toLowerCase(), groups.get(value.toLowerCase()) ?? [])
    } else if (field === 'allow' || field === 'disallow') {
      inRules = true
      // An empty path says nothing: "Disallow:" keeps nobody out.
      if (value !== '') for (const agent of agents) groups.get(agent)?.push({ allow: field === 'allow', path: value })
    }
  }
  const lines = groups.get(PRODUCT.toLowerCase()) ?? groups.get('*') ?? []
  const allows = (path: string) => {
    const deciding = lines
      .filter((line) => matches(line.path, path))
      .sort((a, b) => b.path.length - a.path.length || Number(b.allow) - Number(a.allow))[0]
    return deciding?.allow ?? true
  }
  return { allows, sitemaps }
}
