import { type Line, readLines } from '../text/read-lines.ts'

/** A value whose lines are being read. */
type Value = {
  line: number
  /** Empty once it exceeds the maximum length. */
  texts: string[]
  length: number
  isCut: boolean
  /** White space before its first line. */
  indent: number
  /**
   * Its first line is a single bracket and the second is not indented: then a `{` without indentation is not a new
   * value.
   */
  isFlat: boolean
  /** Open brackets, for unindented values. */
  depth: number
}

/**
 * Splits text without a list into its values, each as one `Line` that begins where the value does: one per line, or
 * over several lines, indented or not. An unclosed value also rejects the next one only if nothing separates them.
 */
export async function* splitJsonValues(
  chunks: AsyncIterable<string>,
  longest: number,
  firstLine: number,
): AsyncGenerator<Line> {
  let value: Value | null = null
  for await (const lines of readLines(chunks, longest, firstLine)) {
    for (const line of lines) {
      if (line.text?.trim() === '') continue
      if (value && line.text !== null && belongsTo(value, line.text)) add(value, line.text, line.isCut)
      else {
        if (value) yield lineOf(value, longest)
        value = begun(line)
      }
      if (value.length > longest) value.texts = []
    }
  }
  if (value) yield lineOf(value, longest)
}

const indentOf = (text: string): number => text.length - text.trimStart().length

function begun({ line, text, isCut }: Line): Value {
  const texts = text === null ? [] : [text]
  const length = text?.length ?? Number.POSITIVE_INFINITY
  return { line, texts, length, isCut, indent: indentOf(text ?? ''), isFlat: false, depth: 1 }
}

/** How a line inside an unindented value begins, if not with a bracket: with a name, or with a value in a list. */
const part = /^\s*(["[-]|\d|true|false|null)/

function belongsTo(value: Value, text: string): boolean {
  const indent = indentOf(text)
  const first = text[indent]
  if (first === '{') return indent > value.indent || (value.isFlat && value.depth > 0)
  if (indent > 0 || first === '}' || first === ']') return true
  return (value.isFlat || isBracketAlone(value)) && value.depth > 0 && part.test(text)
}

const isBracketAlone = ({ texts }: Value): boolean => texts.length === 1 && texts[0]?.trim() === '{'

function add(value: Value, text: string, isCut: boolean): void {
  if (isBracketAlone(value)) value.isFlat = indentOf(text) <= value.indent
  if (value.isFlat) value.depth += depthOf(text)
  value.texts.push(text)
  value.length += text.length + 1
  value.isCut = isCut
}

/** Opening minus closing brackets of a line. A string ends with its line. */
function depthOf(text: string): number {
  let depth = 0
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"?|[[{]|[\]}]/g)) {
    if (token === '{' || token === '[') depth++
    else if (token === '}' || token === ']') depth--
  }
  return depth
}

const lineOf = ({ line, texts, length, isCut }: Value, longest: number): Line => ({
  line,
  text: length > longest ? null : texts.join('\n'),
  isCut,
})
