import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)
const COMPRESSIBLE = /\.(html|js|css|svg|xml|txt|json|data|webmanifest)$/

/** An encoder holds some megabytes; one for each file of a large site at once would hold gigabytes. */
const LANES = availableParallelism()

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  const [small, older] = await Promise.all([
    brotli(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    gz(content, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, older)])
}

/** Writes a `.br` and a `.gz` beside every text file, so that a server need not compress while a visitor waits. */
export async function compressAll(files: string[]): Promise<void> {
  const queue = files.filter((file) => COMPRESSIBLE.test(file)).values()
  const lane = async () => {
    for (const file of queue) await compress(file)
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}
