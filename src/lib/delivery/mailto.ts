/**
 * A link that opens a mail with everything filled in. Lines are broken as RFC 6068 wants them.
 */
export function mailto(address: string, subject: string, body: string): string {
  const text = encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${text}`
}
