/** Processes a list with a number of workers, in order of start. The first rejection ends it. */
export async function inParallel<T>(items: T[], workers: number, work: (item: T, index: number) => Promise<void>) {
  const queue = items.entries()
  const worker = async () => {
    for (const [index, item] of queue) await work(item, index)
  }
  await Promise.all(Array.from({ length: workers }, worker))
}
