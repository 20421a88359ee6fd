import { readFileSync, writeFileSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { kept } from '../../integrations/keep.ts'
import type { CompressTask } from './compress.ts'

const brotli = (content: Buffer, quality: number) =>
  brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  })
const gzip = (content: Buffer) => gzipSync(content, { level: constants.Z_BEST_COMPRESSION })

for (const { file, quality } of workerData as CompressTask[]) {
  const content = readFileSync(file)
  writeFileSync(
    `${file}.br`,
    kept([`br ${quality}`, content], () => brotli(content, quality)),
  )
  writeFileSync(
    `${file}.gz`,
    kept(['gz', content], () => gzip(content)),
  )
}
