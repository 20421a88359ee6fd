/** One @, no spaces, a domain of labels with a dot in it; everything else is the mail server's business. */
const address = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

/** Whether a text can be an e-mail address. Spaces around it do not count. */
export function isEmailAddress(text: string): boolean {
  return address.test(text.trim())
}
