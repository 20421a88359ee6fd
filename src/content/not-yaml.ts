import { YAMLParseError } from 'yaml'

/**
 * Why a text is not YAML, as an owner can use it: the line, what the parser says, and the usual cause.
 * @param before how many lines of the file stand above the text
 */
export function notYaml(error: unknown, before = 0): string {
  if (!(error instanceof YAMLParseError)) return 'is not YAML.'
  const [reason = ''] = error.message.split(/ at line \d/)
  const line = (error.linePos?.[0].line ?? 1) + before
  return `is not YAML, in line ${line}: ${reason}. A text that contains a colon or begins with a sign stands in quotes.`
}
