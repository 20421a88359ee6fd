import type { Crawl } from './crawl/crawl-result.ts'
import { documentPages } from './crawl/indexing.ts'
import type { Finding, Rule } from './finding.ts'

/** What a page of another site may hold that a terminal would obey or a line would break at. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** What the crawl could not look at; a site with such addresses is judged in part. */
function gapsOf({ refused, leftOut }: Crawl): string {
  const byRobots = refused.size > 0 ? ` robots.txt kept ${counted(refused.size, 'address', 'addresses')} out.` : ''
  return leftOut.size > 0
    ? `${byRobots} The bound left ${counted(leftOut.size, 'address', 'addresses')} out.`
    : byRobots
}

/**
 * Applies rules to a crawl.
 * @returns how many findings there are, and a line for each and a closing one
 */
export function report(
  crawl: Crawl,
  rules: Record<string, Rule>,
  seconds: number,
): { findings: number; lines: string[] } {
  const line = (rule: string, { page, problem, remedy }: Finding) => oneLine(`${rule}  ${page}  ${problem} ${remedy}`)
  const lines = Object.entries(rules).flatMap(([name, rule]) => rule(crawl).map((finding) => line(name, finding)))
  const closing = `${counted(documentPages(crawl).length, 'page', 'pages')}, ${counted(lines.length, 'finding', 'findings')}, ${seconds.toFixed(1)} seconds.${gapsOf(crawl)}`
  return { findings: lines.length, lines: [...lines, closing] }
}
