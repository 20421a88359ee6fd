import type { Finding, Rule } from './rule.ts'
import type { Site } from './site.ts'

/** How many of the other pages with the same fault are named. */
const NAMED = 3

function lineOf(rule: string, [first, ...rest]: [Finding, ...Finding[]]): string {
  const others = [...new Set(rest.map(({ page }) => page))].filter((page) => page !== first.page)
  const more = others.length > NAMED ? ` and ${others.length - NAMED} more` : ''
  const place = first.place ? ` At ${first.place}.` : ''
  const also = others.length === 0 ? '' : ` Also on ${others.slice(0, NAMED).join(', ')}${more}.`
  return `${first.page}  ${rule}  ${`${first.problem}${place}${also}`.replace(/\s+/g, ' ')}`
}

/**
 * Applies rules to a site. What a header or footer repeats on every page is one finding.
 * @returns how many findings there are, and a line for each and a closing one
 */
export function report(site: Site, rules: Record<string, Rule>): { findings: number; lines: string[] } {
  const lines = Object.entries(rules).flatMap(([name, rule]) => {
    const alike = new Map<string, [Finding, ...Finding[]]>()
    for (const finding of rule(site)) {
      const known = alike.get(finding.problem)
      if (known) known.push(finding)
      else alike.set(finding.problem, [finding])
    }
    return [...alike.values()].map((findings) => lineOf(name, findings))
  })
  return { findings: lines.length, lines: [...lines, `${site.pages.size} pages, ${lines.length} findings.`] }
}
