import { inWorkers } from '../../integrations/workers.ts'

const COMPRESSIBLE = /\.(html|js|css|svg|xml|txt|json|data|webmanifest)$/

/** Brotli's quality. An article of 16.3 KB at the best takes 80 ms; a good one 33 ms for 2 % more, a quick one 2 ms for 9 % more. */
const QUALITY = { best: 11, good: 10, quick: 6 }
export type Effort = keyof typeof QUALITY
/** A worker takes 90 ms to start, and several batches keep two of them busy to the end. */
const MOST_FILES = 1000
export type CompressTask = { file: string; quality: number }

/**
 * Writes a `.br` and a `.gz` beside every text file, so that a server need not compress while a visitor waits.
 * @param effortFor how much time a file is worth
 */
export async function compressAll(files: string[], effortFor: (file: string) => Effort = () => 'best'): Promise<void> {
  const texts = files.filter((file) => COMPRESSIBLE.test(file))
  const tasks = texts.map((file): CompressTask => ({ file, quality: QUALITY[effortFor(file)] }))
  await inWorkers(new URL('./compress.worker.ts', import.meta.url), tasks, MOST_FILES)
}
