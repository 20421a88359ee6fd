/** Content that cannot be published. The message names the file, the field, what it got and what it takes. */
export class ContentError extends Error {
  override name = 'ContentError'
  /** Build tools print the stack of an error that stops them. Owners need only the message. */
  override stack = ''
}
