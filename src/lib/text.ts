/** White space, zero-width characters, fillers and the blank of Braille. */
const INVISIBLE = /[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Whether a text has nothing that a reader would see. */
export function isBlank(text: string): boolean {
  return text.replace(INVISIBLE, '') === ''
}

/** With spaces at which no line ends, as for a phone number. */
export const unbroken = (text: string) => text.replaceAll(' ', '\u00a0')

const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** A count as running text writes it: in words up to twelve, in digits above. */
export const numberInWords = (count: number) => NUMBERS[count] ?? String(count)

export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A link in a text of content: `[Ask us](/contact)`. */
export const LINK = /\[([^\]]+)\]\((\S+?)\)/

/** A text of content with the words of its links alone, for what cannot show links. */
export const withoutLinks = (text: string) => text.replaceAll(new RegExp(LINK, 'g'), '$1')

/** A text's characters as people count them: an emoji or a Devanagari syllable is one. */
export const charactersOf = (text: string) => Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)

/** Half a word of at most so many letters is cut off too; longer ones are no words, or of a script without spaces. */
const MAX_HALF_WORD = 40

/** The longest beginning of a text that fits, in whole words where it has words, with an ellipsis. */
export function shorten(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text
  const characters = charactersOf(text)
  const beginning = (count: number) => {
    const cut = characters.slice(0, count).join('')
    return `${cut.replace(new RegExp(`\\s\\S{0,${MAX_HALF_WORD}}$`), '').trimEnd()}…`
  }
  let [most, tooMany] = [0, characters.length]
  while (tooMany - most > 1) {
    const middle = Math.floor((most + tooMany) / 2)
    if (fits(beginning(middle))) most = middle
    else tooMany = middle
  }
  return beginning(most)
}

/** The words of a text as a part of an address: `What’s in it?` becomes `whats-in-it`. Letters of any script stay. */
export function fragmentSlug(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
