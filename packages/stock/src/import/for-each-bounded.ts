/**
 * Processes a source with at most `limit` items at once, and reads the next only when one is done: a slow table slows
 * down reading. Rejects with the first failure, after pending work has ended.
 */
export async function forEachBounded<T>(
  source: AsyncIterable<T> | Iterable<T>,
  limit: number,
  work: (value: T) => Promise<void>,
): Promise<void> {
  const running = new Set<Promise<void>>()
  let failure: { error: unknown } | undefined
  try {
    for await (const value of source) {
      const task: Promise<void> = work(value)
        .catch((error: unknown) => {
          failure ??= { error }
        })
        .finally(() => running.delete(task))
      running.add(task)
      if (running.size >= limit) await Promise.race(running)
      if (failure) break
    }
  } finally {
    await Promise.all(running)
  }
  if (failure) throw failure.error
}

/** The same values in lists of at most `size`. */
export async function* inBatches<T>(source: AsyncIterable<T>, size: number): AsyncGenerator<T[]> {
  let batch: T[] = []
  for await (const value of source) {
    batch.push(value)
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
