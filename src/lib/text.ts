/** Signs that take no room or show nothing: white space, zero-width signs, fillers, the blank of Braille. */
const INVISIBLE = /[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Whether a text has anything that a reader would see. */
export function isBlank(text: string): boolean {
  return text.replace(INVISIBLE, '') === ''
}

/** With spaces at which no line ends, as for a phone number. */
export const unbroken = (text: string) => text.replaceAll(' ', '\u00a0')
