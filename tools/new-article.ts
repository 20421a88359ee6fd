import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Definition, type Entry, readEntry } from '@packages/content-files'
import { readFiles } from '@packages/content-files/node'
import { formatFile } from '@packages/editor'
import { blocks, collections } from '../src/content/collections.ts'
import { fileSlug, skeleton, titleProblem } from './skeleton.ts'

function stop(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

/** The first entry of a collection by its place. */
function firstOf({ path }: Definition, entries: Entry<{ order: number }>[]): string {
  const [first] = entries.sort((a, b) => a.data.order - b.data.order)
  return first?.id ?? stop(`${path} holds no file.`)
}

const title = process.argv.slice(2).join(' ')
const wrong = titleProblem(title)
if (wrong) stop(wrong)

const id = fileSlug(title)
const file = `content/articles/${id}.md`
for (const taken of [file, `content/guides/${id}.md`])
  if (existsSync(join(process.cwd(), taken)))
    stop(`${taken} is there already. Choose another title, or edit that file.`)

try {
  const { people, hubs } = collections
  const text = skeleton(
    title,
    // In UTC, as publication compares it.
    new Date().toISOString().slice(0, 10),
    firstOf(people, readFiles(process.cwd(), people)),
    firstOf(hubs, readFiles(process.cwd(), hubs)),
  )
  readEntry(collections.articles, file, text)
  writeFileSync(join(process.cwd(), file), formatFile(collections.articles, file, text, blocks))
} catch (error) {
  stop(error instanceof Error ? error.message : String(error))
}
console.log(`${file} is written. Next:
1. Replace everything that says REPLACE; docs/editing.md lists the fields and the kinds of pictures.
2. Look at it while you write: npm run dev, then http://localhost:4321/blog/${id}
3. Before you publish: npm test`)
