/** A feed's bytes as a source, in chunks of `size` bytes. */
export async function* sourceOf(text: string | Uint8Array, size = 65_536): AsyncGenerator<Uint8Array> {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

/** The bytes in two chunks, split at one position. */
export async function* cutAt(text: string, place: number): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text)
  yield bytes.subarray(0, place)
  yield bytes.subarray(place)
}

export const collect = <T>(source: AsyncIterable<T>): Promise<T[]> => Array.fromAsync(source)
