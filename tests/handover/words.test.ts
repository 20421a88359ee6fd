import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'

/** Attributes that are read or heard. */
const SHOWN =
  /^(alt|title|placeholder|label|aria-(label|description|roledescription|valuetext)|heading|lead|text|description|note|action)$/
/** Has a letter, and is no address. */
const LETTER = /^[^/]*\p{L}/u
/** Begins like a sentence or a name; class names and keywords do not. */
const CAPITAL = /^\P{L}*\p{Lu}/u
const SENTENCE = /^\P{L}*\p{Lu}[\p{L}’']* \p{L}/u
const CODE = new Set(['className', 'class', 'd', 'viewBox', 'transform', 'key', 'points'])

/** An Astro file as TSX: its script, then its template as one element. */
function asTsx(text: string): string {
  const [, script = '', template = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? []
  const closed = template
    .replace(/<!doctype[^>]*>/i, '')
    .replace(/<(meta|link|br|img|input)\b([^>]*[^/>])>/g, '<$1$2 />')
  return `\n${script}\n;<>\n${closed}</>`
}

/** The words for visitors that a file holds, each with its line. */
function wordsIn(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const add = (node: ts.Node, words: string) => {
    const start = node.getFullStart() + node.getFullText().search(/\S/)
    const { line } = source.getLineAndCharacterOfPosition(start)
    found.push(`${file}:${line + 1} ${words.replace(/\s+/g, ' ').trim()}`)
  }
  /** @param wanted what a string has to look like to be words */
  function visit(node: ts.Node, wanted: RegExp): void {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isCaseClause(node)) return
    // Errors and the console speak to developers.
    if (ts.isNewExpression(node) && node.expression.getText().endsWith('Error')) return
    if (ts.isCallExpression(node) && node.expression.getText().startsWith('console.')) return
    if (ts.isBinaryExpression(node) && /^[!=]==?$/.test(node.operatorToken.getText())) return
    if (ts.isJsxAttribute(node)) {
      const name = node.name.getText()
      if (node.initializer && !CODE.has(name)) visit(node.initializer, SHOWN.test(name) ? LETTER : SENTENCE)
      return
    }
    if (ts.isJsxText(node) && LETTER.test(node.text.replace(/&\w+;/g, ''))) add(node, node.text)
    if (ts.isStringLiteralLike(node) && wanted.test(node.text)) add(node, node.text)
    if (ts.isTemplateExpression(node)) {
      const own = [node.head, ...node.templateSpans.map(({ literal }) => literal)]
        .map(({ text: part }) => part)
        .join('{}')
      if (wanted.test(own)) add(node, own)
    }
    const isChild = ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)
    const isName = ts.isPropertyAssignment(node) && /^(name|label|title|heading|text)$/.test(node.name.getText())
    ts.forEachChild(node, (child) => visit(child, isChild || isName ? CAPITAL : wanted))
  }
  visit(source, SENTENCE)
  return found
}

test('words are found where visitors would meet them', () => {
  const page = `const hint = 'Please wait here'
    const crumb = { name: 'Home', icon: 'House' }
    export const Page = ({ open }) => (
      <main className="Wide grid" aria-label="Start" title={open ? 'open' : \`Page \${open}\`}>
        {open && 'Hello'} Good <b key="Key">day</b>
      </main>
    )
    if (!open) throw new Error('Nobody sees this')`
  expect(wordsIn('page.tsx', page).map((found) => found.replace(/^\S+ /, ''))).toEqual([
    'Please wait here',
    'Home',
    'Start',
    'open',
    'Page {}',
    'Hello',
    'Good',
    'day',
  ])
  expect(wordsIn('page.astro', asTsx('---\nconst a = 1\n---\n<!doctype html>\n<p>Hi<br>{a}</p>\n'))).toEqual([
    'page.astro:5 Hi',
  ])
})

test('no component has a word for visitors: they are all content', () => {
  const files = globSync('src/**/*.{tsx,astro,ts}').filter(
    (file) => !/\.test\.tsx?$/.test(file) && (!file.endsWith('.ts') || /^src\/(browser|data|islands|lib)\//.test(file)),
  )
  expect(files.length).toBeGreaterThan(60)
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return wordsIn(file, file.endsWith('.astro') ? asTsx(text) : text)
  })
  expect(found).toEqual([])
})
