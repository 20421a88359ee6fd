import { readFileSync, writeFileSync } from 'node:fs'
import { findFiles } from '@packages/content-files/node'
import { formatFile } from '@packages/editor'
import { blocks, collections } from '../src/content/collections.ts'

/** Writes every file of content as the editor would, so that its next save shows nothing but what was changed. */
for (const definition of Object.values(collections))
  for (const file of findFiles(process.cwd(), definition)) {
    const text = readFileSync(file, 'utf8')
    try {
      const saved = formatFile(definition, file, text, blocks)
      if (saved === text) continue
      writeFileSync(file, saved)
      console.log(`Formatted ${file}`)
    } catch (error) {
      console.error(error instanceof Error ? error.message : String(error))
      process.exitCode = 1
    }
  }
