/**
 * Makes a value once, on the first call. While developing it is made on each call, because content changes.
 * @param make a failure is remembered like a value: a build stops at the first
 */
export function memo<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let stored: Promise<Value> | undefined
  return () => {
    if (!stored || import.meta.env.DEV) stored = make()
    return stored
  }
}
