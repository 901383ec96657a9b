/** A file that is text, but not in UTF-8. */
export class EncodingError extends Error {}

const looksLikeUtf16 = ([first, second]: Uint8Array): boolean =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || first === 0 || second === 0

/**
 * A feed's bytes as text, whatever the borders of the chunks cut apart, without a byte-order mark. Bytes that are no UTF-8
 * become U+FFFD, and their row is refused for it. Throws an `EncodingError` for UTF-16.
 */
export async function* textChunks(source: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let head: Uint8Array | null = new Uint8Array()
  for await (const chunk of source) {
    const bytes: Uint8Array = head === null || head.length === 0 ? chunk : Buffer.concat([head, chunk])
    if (head !== null && bytes.length < 2) {
      head = bytes
      continue
    }
    if (head !== null && looksLikeUtf16(bytes))
      throw new EncodingError('the file is written in UTF-16; save it as UTF-8 (in Excel: "CSV UTF-8")')
    head = null
    const text = decoder.decode(bytes, { stream: true })
    if (text) yield text
  }
  const rest = decoder.decode(head ?? undefined)
  if (rest) yield rest
}

/** The mark that undecodable bytes leave. */
export const undecodable = '\uFFFD'
