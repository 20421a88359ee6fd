import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

/**
 * Shares out work that keeps a processor busy, one worker for each processor.
 * @param file a module that does each item of its `workerData`
 */
export async function inWorkers(file: URL, items: object[]): Promise<void> {
  const count = Math.min(availableParallelism(), items.length)
  const run = (_: unknown, at: number) =>
    new Promise<void>((resolve, reject) => {
      const own = items.filter((_, index) => index % count === at)
      new Worker(file, { workerData: own }).on('error', reject).on('exit', () => resolve())
    })
  await Promise.all(Array.from({ length: count }, run))
}
