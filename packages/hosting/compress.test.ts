import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { compressAll } from './compress.ts'

const TEXT = Array.from({ length: 400 }, (_, index) => `<p>Line ${index} of ${index * index}</p>`).join('\n')

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compress-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('writes two twins of every text, and none of a picture', async () => {
  const [page, picture] = [join(folder, 'a.html'), join(folder, 'a.png')]
  await writeFile(page, TEXT)
  await writeFile(picture, TEXT)
  await compressAll([page, picture])
  expect((await readdir(folder)).sort()).toEqual(['a.html', 'a.html.br', 'a.html.gz', 'a.png'])
  expect(brotliDecompressSync(await readFile(`${page}.br`)).toString()).toBe(TEXT)
  expect(gunzipSync(await readFile(`${page}.gz`)).toString()).toBe(TEXT)
})

it('is smallest where it takes its time', async () => {
  const files = ['best', 'good', 'quick'].map((name) => join(folder, `${name}.html`))
  for (const file of files) await writeFile(file, TEXT)
  await compressAll(files, (file) => (file.includes('best') ? 'best' : file.includes('good') ? 'good' : 'quick'))
  const [best = 0, good = 0, quick = 0] = await Promise.all(
    files.map(async (file) => (await readFile(`${file}.br`)).length),
  )
  expect(best).toBeLessThan(good)
  expect(good).toBeLessThan(quick)
})
