import { readFileSync, writeFileSync } from 'node:fs'
import { asSaved } from '../packages/editor/as-saved.ts'
import { collections } from '../src/content/collections.ts'
import { filesOf } from '../src/content/read-content.ts'

/** Writes every file of content as the editor would, so that its next save shows nothing but what was changed. */
for (const definition of Object.values(collections))
  for (const { file } of filesOf(process.cwd(), definition)) {
    const text = readFileSync(file, 'utf8')
    try {
      const saved = asSaved(definition, file, text)
      if (saved === text) continue
      writeFileSync(file, saved)
      console.log(`Formatted ${file}`)
    } catch (error) {
      console.error(error instanceof Error ? error.message : String(error))
      process.exitCode = 1
    }
  }
