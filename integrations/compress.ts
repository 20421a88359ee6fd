import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { keptBytes } from './keep.ts'
import { inLanes } from './lanes.ts'

const COMPRESSIBLE = /\.(html|js|css|svg|xml|txt|json|data|webmanifest)$/

/** Brotli's quality. An article of 16.3 KB at the best takes 80 ms; a good one 33 ms for 2 % more, a quick one 2 ms for 9 % more. */
const QUALITY = { best: 11, good: 10, quick: 6 }
export type Effort = keyof typeof QUALITY

const brotli = (content: Buffer, quality: number) =>
  promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  })
const gz = (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION })

/**
 * Writes a `.br` and a `.gz` beside every text file, so that a server need not compress while a visitor waits.
 * @param effortFor how much time a file is worth
 */
export async function compressAll(files: string[], effortFor: (file: string) => Effort = () => 'best'): Promise<void> {
  const texts = files.filter((file) => COMPRESSIBLE.test(file))
  await inLanes(texts, async (file) => {
    const content = await readFile(file)
    const quality = QUALITY[effortFor(file)]
    const [small, older] = await Promise.all([
      keptBytes('compressed', [`br ${quality}`, content], () => brotli(content, quality)),
      keptBytes('compressed', ['gz', content], () => gz(content)),
    ])
    await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, older)])
  })
}
