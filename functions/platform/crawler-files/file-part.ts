/** Which part of a list goes into which file: files are numbered from 1 and hold `max` each, in the unit of `sizeOf`. */
type Parts<T> = { items: AsyncIterable<T>; sizeOf(item: T): number; max: number }

/** The items of one file, and whether another follows. */
export async function filePart<T>(number: number, { items, sizeOf, max }: Parts<T>) {
  const part: T[] = []
  let [file, size] = [1, 0]
  for await (const item of items) {
    const itemSize = sizeOf(item)
    if (size > 0 && size + itemSize > max) [file, size] = [file + 1, 0]
    if (file > number) return { part, hasNext: true }
    size += itemSize
    if (file === number) part.push(item)
  }
  return { part, hasNext: false }
}
