import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { workerData } from 'node:worker_threads'
import { Resvg } from '@resvg/resvg-js'
import { kept } from '../keep.ts'
import type { PaintTask } from './share-images.ts'

const renderer: string = createRequire(import.meta.url)('@resvg/resvg-js/package.json').version

for (const { file, svg, cache } of workerData as PaintTask[]) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(
    file,
    kept(['share', renderer, svg], () => new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng(), cache),
  )
}
