import { availableParallelism } from 'node:os'

/** Does something with each item, no more of them at once than there are processors: a large site has thousands. */
export async function inLanes<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  const queue = items[Symbol.iterator]()
  const lane = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, lane))
}
