/** A binary file, or text that is not in UTF-8. */
export class EncodingError extends Error {}

const isAscii = (byte = 0): boolean => (byte >= 0x20 && byte < 0x7f) || byte === 9 || byte === 10 || byte === 13

/** By its byte-order mark, or because one half of the first character is zero. */
const looksLikeUtf16 = ([first, second]: Uint8Array): boolean =>
  (first === 0xff && second === 0xfe) ||
  (first === 0xfe && second === 0xff) ||
  (first === 0 && isAscii(second)) ||
  (second === 0 && isAscii(first))

/** Pictures, archives and spreadsheets have a zero byte near their beginning; text has none. */
const looksBinary = (bytes: Uint8Array): boolean => bytes.subarray(0, 1000).includes(0)

function encodingProblem(bytes: Uint8Array): string | undefined {
  if (looksLikeUtf16(bytes)) return 'the file is written in UTF-16; save it as UTF-8 (in Excel: "CSV UTF-8")'
  if (looksBinary(bytes)) return 'this is not a text file; a feed is CSV or JSON'
  return undefined
}

/**
 * Decodes a feed's chunks of bytes, without a byte-order mark. Invalid UTF-8 becomes U+FFFD, and its row is rejected.
 * @throws EncodingError for UTF-16 and for binary data.
 */
export async function* decodeText(source: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let head: Uint8Array | null = new Uint8Array()
  for await (const chunk of source) {
    const bytes: Uint8Array = head === null || head.length === 0 ? chunk : Buffer.concat([head, chunk])
    if (head !== null && bytes.length < 2) {
      head = bytes
      continue
    }
    const problem = head === null ? undefined : encodingProblem(bytes)
    if (problem) throw new EncodingError(problem)
    head = null
    const text = decoder.decode(bytes, { stream: true })
    if (text) yield text
  }
  const rest = decoder.decode(head ?? undefined)
  if (rest) yield rest
}

/** The replacement character for invalid bytes. */
export const replacementCharacter = '\uFFFD'
