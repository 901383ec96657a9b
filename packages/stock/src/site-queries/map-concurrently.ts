/** The results of `work` in the order of the items, of which at most `maxConcurrency` are worked on at a time. */
export async function mapConcurrently<T, R>(
  items: readonly T[],
  maxConcurrency: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  // The workers share it: each takes the next item.
  const queue = items.entries()
  async function worker() {
    for (const [index, item] of queue) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: maxConcurrency }, worker))
  return results
}
