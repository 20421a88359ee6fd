import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { compressAll, type Memoize } from './encodings.ts'

const TEXT = Array.from({ length: 400 }, (_, index) => `<p>Line ${index} of ${index * index}</p>`).join('\n')

test('every text has two compressed copies, a picture none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'compress-'))
  for (const name of ['a.html', 'b.html', 'a.png']) await writeFile(join(folder, name), TEXT)
  const memoize = vi.fn<Memoize>((_, make) => make())
  await compressAll(folder, memoize)
  expect((await readdir(folder)).sort()).toEqual([
    'a.html',
    'a.html.br',
    'a.html.gz',
    'a.png',
    'b.html',
    'b.html.br',
    'b.html.gz',
  ])
  expect(brotliDecompressSync(await readFile(join(folder, 'b.html.br'))).toString()).toBe(TEXT)
  expect(gunzipSync(await readFile(join(folder, 'b.html.gz'))).toString()).toBe(TEXT)
  // The same content has the same key, in each encoding.
  expect(new Set(memoize.mock.calls.map(([key]) => key.join(' '))).size).toBe(2)
  await rm(folder, { recursive: true })
})
