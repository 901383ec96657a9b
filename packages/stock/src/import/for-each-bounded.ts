/**
 * Works on what a source gives with at most `limit` at once, and takes the next only when there is room: a slow table slows
 * the file's reading down. Rejects with the first failure, after what was under way has ended.
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
