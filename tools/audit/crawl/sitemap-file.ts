const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    if (name !== undefined) return NAMED[name] ?? whole
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}

/** The text of an element's first occurrence; CDATA is taken as it stands. */
function textOf(xml: string, element: string): string | undefined {
  const content = new RegExp(`<${element}>([\\s\\S]*?)</${element}>`).exec(xml)?.[1]?.trim()
  const literal = content && /^<!\[CDATA\[([\s\S]*)\]\]>$/.exec(content)?.[1]
  return literal ?? (content === undefined ? undefined : decodeEntities(content))
}

export type SitemapFile = { kind: 'pages' | 'index'; entries: { loc: string; lastmod?: string }[] }

/**
 * Reads the two elements of a sitemap (sitemaps.org) that are of use here; not an XML parser.
 * @returns undefined where the text is neither a sitemap nor an index of sitemaps
 */
export function parseSitemap(xml: string): SitemapFile | undefined {
  const text = xml.replace(/<!--[\s\S]*?-->/g, '')
  const kind = /<sitemapindex[\s>]/.test(text) ? 'index' : /<urlset[\s>]/.test(text) ? 'pages' : undefined
  if (!kind) return undefined
  const blocks = text.match(kind === 'index' ? /<sitemap>[\s\S]*?<\/sitemap>/g : /<url>[\s\S]*?<\/url>/g) ?? []
  return {
    kind,
    entries: blocks.map((block) => {
      const lastmod = textOf(block, 'lastmod')
      return { loc: textOf(block, 'loc') ?? '', ...(lastmod === undefined ? {} : { lastmod }) }
    }),
  }
}
