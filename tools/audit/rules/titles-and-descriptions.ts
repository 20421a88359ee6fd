import { onEachPage, onIndexablePages, when } from '../rule.ts'

const LONGEST_TITLE = 60
const DESCRIPTION = { least: 70, most: 160 }

const lengthOf = (text: string) => [...text].length

const unique = (what: 'title' | 'description') =>
  onIndexablePages((page, { indexable }) => {
    const words = page[what].toLowerCase()
    const alike = indexable.filter((other) => other[what].toLowerCase() === words).map(({ path }) => path)
    return when(words !== '' && alike.length > 1, `The same ${what} is that of ${alike.join(', ')}.`)
  })

export const uniqueTitles = unique('title')
export const uniqueDescriptions = unique('description')

/** The site's name counts: where the whole would be longer it is left out. A missing one is a matter of valid HTML. */
export const titleLengths = onEachPage(({ title }) => {
  const length = lengthOf(title)
  return when(length > LONGEST_TITLE, `The title "${title}" has ${length} characters; ${LONGEST_TITLE} are the most.`)
})

export const descriptionLengths = onEachPage(({ description }) => {
  const length = lengthOf(description)
  const { least, most } = DESCRIPTION
  return when(
    length < least || length > most,
    `The description has ${length} characters; ${least} to ${most} are right.`,
  )
})
