/** A complete element of a JSON list: its text, or why it is invalid. `line` is where it begins. */
export type Scanned =
  | { kind: 'text'; line: number; text: string }
  | { kind: 'too_long'; line: number }
  | { kind: 'broken'; line: number; reason: string }

type Between = 'before' | 'first' | 'value' | 'after' | 'closed'
type Place = Between | 'inside' | 'string' | 'scalar' | 'broken'

const lineFeed = 10
const quote = 34
const comma = 44
const openList = 91
const backslash = 92
const closeList = 93
const openObject = 123
const closeObject = 125

const isSpace = (code: number): boolean => code === 32 || code === lineFeed || code === 13 || code === 9

/**
 * Splits a JSON list, chunk by chunk, into the texts of its elements. It knows only brackets, commas and strings;
 * `JSON.parse` validates each text. Memory holds at most `longest` characters of one element.
 */
export class ListScanner {
  readonly #longest: number
  #place: Place = 'before'
  #line: number
  #depth = 0
  #isEscaped = false
  #beganAt = 1
  #parts: string[] = []
  #length = 0

  constructor(longest: number, firstLine: number) {
    this.#longest = longest
    this.#line = firstLine
  }

  push(chunk: string): Scanned[] {
    const found: Scanned[] = []
    let from = 0
    for (let i = 0; i < chunk.length; i++) {
      const code = chunk.charCodeAt(i)
      switch (this.#place) {
        case 'string':
          this.#inString(code)
          break
        case 'inside':
          if (code === quote) this.#place = 'string'
          else if (code === openObject || code === openList) this.#depth++
          else if ((code === closeObject || code === closeList) && --this.#depth === 0) {
            this.#keep(chunk.slice(from, i + 1))
            found.push(this.#take())
          }
          break
        case 'broken':
          return found
        case 'scalar':
          if (code === quote) this.#place = 'string'
          if (!isSpace(code) && code !== comma && code !== closeList) break
          this.#keep(chunk.slice(from, i))
          found.push(this.#take())
          this.#place = isSpace(code) ? 'after' : nextPlace('after', code)
          break
        default: {
          if (isSpace(code)) break
          const place = nextPlace(this.#place, code)
          if (place === 'broken') found.push({ kind: 'broken', line: this.#line, reason: expected[this.#place] })
          this.#place = place
          if (place !== 'inside' && place !== 'scalar') break
          from = i
          this.#depth = place === 'inside' ? 1 : 0
          if (code === quote) this.#place = 'string'
          this.#beganAt = this.#line
        }
      }
      if (code === lineFeed) this.#line++
    }
    if (this.#isInElement()) this.#keep(chunk.slice(from))
    return found
  }

  /** Why the file is incomplete, if it is. */
  end(): Scanned[] {
    const place = this.#place
    if (place === 'closed' || place === 'broken') return []
    if (!this.#isInElement())
      return [{ kind: 'broken', line: this.#line, reason: 'the file ends before its list is closed with ]' }]
    const reason = 'the file ends in the middle of the vehicle that begins here'
    return [{ kind: 'broken', line: this.#beganAt, reason }]
  }

  /**
   * A string ends at the end of its line at the latest: JSON allows no line breaks in strings, and this limits the
   * loss.
   */
  #inString(code: number): void {
    if (this.#isEscaped) this.#isEscaped = false
    else if (code === backslash) this.#isEscaped = true
    else if (code === quote || code === lineFeed) this.#place = this.#depth > 0 ? 'inside' : 'scalar'
  }

  #isInElement(): boolean {
    return this.#place === 'inside' || this.#place === 'string' || this.#place === 'scalar'
  }

  #keep(text: string): void {
    this.#length += text.length
    if (this.#length <= this.#longest) this.#parts.push(text)
    else this.#parts = []
  }

  #take(): Scanned {
    const text = this.#parts.join('')
    const isTooLong = this.#length > this.#longest
    this.#parts = []
    this.#length = 0
    this.#place = 'after'
    return isTooLong ? { kind: 'too_long', line: this.#beganAt } : { kind: 'text', line: this.#beganAt, text }
  }
}

/** How an element begins. One that is neither object nor list ends at the next comma, and is rejected alone. */
const elementStarts: Record<number, 'inside' | 'broken'> = {
  [openObject]: 'inside',
  [openList]: 'inside',
  [comma]: 'broken',
  [closeList]: 'broken',
}

/** The effect of a character between two elements. */
function nextPlace(place: Between, code: number): Between | 'inside' | 'scalar' | 'broken' {
  if (place === 'before') return code === openList ? 'first' : 'broken'
  if (place === 'first' && code === closeList) return 'closed'
  if (place === 'first' || place === 'value') return elementStarts[code] ?? 'scalar'
  if (place === 'after' && code === comma) return 'value'
  return place === 'after' && code === closeList ? 'closed' : 'broken'
}

const expected: Record<Between, string> = {
  before: 'a list of vehicles begins with [',
  first: 'a vehicle begins with {',
  value: 'a vehicle begins with {',
  after: 'a comma or ] must follow the previous vehicle',
  closed: 'there is more text after the end of the list',
}
