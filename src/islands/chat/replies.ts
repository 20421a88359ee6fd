/** What answers a chat: by keyword, first match wins, else the fallback. `prices` by the visitor's place. */
export type ChatScript = {
  replies: { keywords: string[]; reply: string }[]
  fallback: string
  prices?: { inIndia: string; elsewhere: string }
}

const INDIA = new Set(['Asia/Kolkata', 'Asia/Calcutta'])

/**
 * The answer to a message, regardless of case.
 * @param timezone an IANA zone name; India is quoted in rupees
 */
export function replyTo({ replies, fallback, prices }: ChatScript, message: string, timezone: string): string {
  const text = message.toLowerCase()
  const match = replies.find(({ keywords }) => keywords.some((keyword) => text.includes(keyword)))
  const quoted = prices?.[INDIA.has(timezone) ? 'inIndia' : 'elsewhere'] ?? ''
  return (match?.reply ?? fallback).replaceAll('{prices}', quoted)
}

/** Paths of this site only: neither another site nor a script. */
const LINK = /\[([^\]]+)\]\((\/(?!\/)[^\s)]*)\)/

/** A reply's text and its links, which are written `[words](/path)`, in their order. */
export function splitAtLinks(reply: string): (string | { words: string; path: string })[] {
  const [, words, path] = LINK.exec(reply) ?? []
  if (!words || !path) return reply ? [reply] : []
  const link = `[${words}](${path})`
  const at = reply.indexOf(link)
  return [reply.slice(0, at), { words, path }, ...splitAtLinks(reply.slice(at + link.length))]
}
