import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

const run = (file: URL, items: object[]) =>
  new Promise<void>((resolve, reject) => {
    new Worker(file, { workerData: items }).on('error', reject).on('exit', () => resolve())
  })

/**
 * Does what keeps a processor busy, on all of them.
 * @param file a module that does each item of its `workerData`
 * @param most how many items a worker does before another takes its place
 */
export async function inWorkers(file: URL, items: object[], most: number): Promise<void> {
  const lanes = availableParallelism()
  const size = Math.min(most, Math.ceil(items.length / lanes))
  const batches = items.flatMap((_, at) => (at % size === 0 ? [items.slice(at, at + size)] : [])).values()
  const lane = async () => {
    for (const batch of batches) await run(file, batch)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
