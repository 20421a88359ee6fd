/** Signs that take no room or show nothing, beside white space: zero-width signs, fillers, the blank of Braille. */
const INVISIBLE = /[\s\p{C}\p{Z}\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\ufe00-\ufe0f\uffa0]/gu

/** Whether a text has anything that a reader would see. */
export function isBlank(text: string): boolean {
  return text.replace(INVISIBLE, '') === ''
}
