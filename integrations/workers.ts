import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

/** A worker ends after at most so many items and takes its memory along: painted pictures are set free at its end only. */
const MOST_ITEMS = 100

const run = (file: URL, items: object[]) =>
  new Promise<void>((resolve, reject) => {
    new Worker(file, { workerData: items }).on('error', reject).on('exit', () => resolve())
  })

/**
 * Does what keeps a processor busy, on all of them.
 * @param file a module that does each item of its `workerData`
 */
export async function inWorkers(file: URL, items: object[]): Promise<void> {
  const lanes = availableParallelism()
  const size = Math.min(MOST_ITEMS, Math.ceil(items.length / lanes))
  const batches = items.flatMap((_, at) => (at % size === 0 ? [items.slice(at, at + size)] : [])).values()
  const lane = async () => {
    for (const batch of batches) await run(file, batch)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
