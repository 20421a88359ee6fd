import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { authors } from '../app/data/authors.ts'
import type { FrontMatter } from '../src/content/front-matter.ts'
import { readArticle } from '../src/content/read-articles.ts'
import { skeleton, slugOf, titleProblem } from './skeleton.ts'

function stop(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

const title = process.argv.slice(2).join(' ')
const wrong = titleProblem(title)
if (wrong) stop(wrong)

const id = slugOf(title)
const file = `content/articles/${id}.md`
for (const taken of [file, `content/guides/${id}.md`])
  if (existsSync(join(process.cwd(), taken)))
    stop(`${taken} is there already. Choose another title, or edit that file.`)

const [author] = Object.keys(authors) as FrontMatter['author'][]
const today = new Date().toLocaleDateString('sv-SE')
const text = skeleton(title, today, author ?? stop('app/data/authors.ts names no author.'))
try {
  readArticle('article', id, file, text)
} catch (error) {
  stop(error instanceof Error ? error.message : String(error))
}
writeFileSync(join(process.cwd(), file), text)
console.log(`${file} is written. Next:
1. Replace everything that says REPLACE; docs/editing.md lists the fields and the kinds of pictures.
2. Look at it while you write: npm run dev, then http://localhost:5173/blog/${id}
3. Before you publish: npm test`)
