/** Signs that take no room or show nothing: white space, zero-width signs, fillers, the blank of Braille. */
const INVISIBLE = /[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Whether a text has anything that a reader would see. */
export function isBlank(text: string): boolean {
  return text.replace(INVISIBLE, '') === ''
}

/** With spaces at which no line ends, as for a phone number. */
export const unbroken = (text: string) => text.replaceAll(' ', '\u00a0')

const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** A count as running text writes it: in words up to twelve, in digits above. */
export const inWords = (count: number) => NUMBERS[count] ?? String(count)

/** "one plan", "three plans", "13 plans". */
export const counted = (count: number, one: string, many = `${one}s`) => `${inWords(count)} ${count === 1 ? one : many}`

export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
