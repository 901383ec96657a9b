/** A line of text without its line break; null if it is too long. */
export type Line = {
  line: number
  text: string | null
  /** The file ended before a line break. */
  isCut: boolean
}

/** Splits text into lines, chunk by chunk. Memory holds at most one line. Lines end with LF or CRLF. */
export async function* readLines(
  chunks: AsyncIterable<string>,
  longest: number,
  firstLine = 1,
): AsyncGenerator<Line[]> {
  let line = firstLine
  let parts: string[] = []
  let length = 0

  const take = (last: string, isCut: boolean): Line => {
    const text = length + last.length > longest ? null : parts.join('') + last
    parts = []
    length = 0
    return { line: line++, text: text?.endsWith('\r') ? text.slice(0, -1) : text, isCut }
  }

  for await (const chunk of chunks) {
    const lines: Line[] = []
    let from = 0
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', from)) {
      lines.push(take(chunk.slice(from, end), false))
      from = end + 1
    }
    const rest = chunk.slice(from)
    length += rest.length
    if (length <= longest) parts.push(rest)
    else parts = []
    if (lines.length > 0) yield lines
  }
  if (length > 0) yield [take('', true)]
}
