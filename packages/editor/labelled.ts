import { kindOf, type Schema, worded } from './field-for.ts'

/** What a schema says of one of its fields; for a drawing, of the field of whichever kind has it. */
const fieldIn = (schema: Schema | undefined, name: string): Schema | undefined =>
  schema?.oneOf && kindOf(schema.oneOf) !== name
    ? schema.oneOf.map(({ properties }) => properties?.[name]).find(Boolean)
    : schema?.properties?.[name]

/** The path that a sentence of the build begins with, such as `results > chart > rows > item 2 > label`. */
const PATH = /^\w+( > \w+( \d+)?)*/
/** A name that is no word. */
const CAMEL_CASE = /\b[a-z]+[A-Z]\w*/g

/**
 * A sentence of the build with the fields called as the editor calls them, for people who have not seen the file.
 * @param sentence such as `chatPrice > elsewhere is "$299", but usdPrice is 349.`
 * @param schema of the collection that it is about
 */
export function labelled(sentence: string, schema: Schema): string {
  const path = PATH.exec(sentence)?.[0] ?? ''
  let inner: Schema | undefined = schema
  const labels = path.split(' > ').map((name) => {
    const isItem = /^item \d+$/.test(name)
    inner = isItem ? inner?.items : fieldIn(inner, name)
    return isItem ? name : (inner?.title ?? worded(name))
  })
  const rest = sentence.slice(path.length).replace(CAMEL_CASE, (name) => schema.properties?.[name]?.title ?? name)
  return (inner ? labels.join(' > ') : path) + rest
}
