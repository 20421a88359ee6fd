export {
  date,
  dateField,
  field,
  group,
  line,
  lineField,
  list,
  reference,
  references,
  SLUG,
  SLUG_IN_WORDS,
  slugField,
  textField,
  unwrap,
} from './field.ts'
export { type Definition, type Entry, idOf, isSingleFile, parseFile, readEntry, recordOf } from './read-entry.ts'
export { ContentError, fieldPath, notYaml, valueAt, wrongField } from './wrong-field.ts'
