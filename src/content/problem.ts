/** Content that cannot be published. The message names the file, the field, what it got and what it takes. */
export class ContentError extends Error {
  override name = 'ContentError'
  /** Tools print the stack of what stops them; here the sentence is all that helps. */
  override stack = ''
}

/** A value as it stands in a message: short, on one line, text in quotation marks. */
export function quoted(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const short = text.length > 80 ? `${text.slice(0, 77)}…` : text
  return typeof value === 'string' ? `"${short}"` : short
}
