/** Markup that has been escaped already; text is a plain string, so the two cannot be mixed up. */
export type Xml = { readonly markup: string }

/** All that XML 1.0 cannot hold, even escaped: control characters, halves of surrogate pairs, U+FFFE and U+FFFF. */
const IMPOSSIBLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** A text as it may stand in an element or a quoted attribute. Characters XML has no way to write are left out. */
export function escapeXml(text: string): string {
  return text.replace(IMPOSSIBLE, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}

/** One element; strings are text and get escaped. */
export function element(name: string, attributes: Record<string, string>, ...content: (string | Xml)[]): Xml {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  const inside = content.map((part) => (typeof part === 'string' ? escapeXml(part) : part.markup)).join('')
  return { markup: inside ? `<${name}${written.join('')}>${inside}</${name}>` : `<${name}${written.join('')}/>` }
}

/** A whole file around its root element. */
export function xmlDocument(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.markup}\n`
}
