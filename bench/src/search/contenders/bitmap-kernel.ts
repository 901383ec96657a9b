import { byRank, type Contender, type Doc, eachField, facetFields, pageSize } from './contender.ts'

type Column = { values: string[]; codes: Uint16Array; bitmaps: Uint32Array[] }

/**
 * As little as can be done with typed arrays and one bitmap for each value, for ten facets and the histograms of price, year and
 * kilometres: the rows lie in the order of the page already, and nothing can change. What our engine does beyond this is what it costs.
 */
export function bitmapKernel(docs: readonly Doc[]): Contender {
  const rows = docs.toSorted(byRank)
  const words = (rows.length + 31) >>> 5
  const columns = new Map(
    facetFields.map((field) => [
      field,
      columnOf(
        rows.map((doc) => doc[field]),
        words,
      ),
    ]),
  )
  const numbers = [0, 1, 2].map((index) => Float64Array.from(rows, (doc) => doc.numbers[index] ?? Number.NaN))
  const everything = new Uint32Array(words).fill(0xffffffff)
  if (rows.length % 32) everything[words - 1] = 2 ** (rows.length % 32) - 1
  return {
    name: 'bitmap kernel',
    answer({ chosen }) {
      const filters = new Map<string, Uint32Array>()
      for (const [field, column] of columns) {
        const values = chosen[field]
        if (values)
          filters.set(
            field,
            orOf(
              values.map((value) => column.bitmaps[column.values.indexOf(value)]),
              words,
            ),
          )
      }
      const all = andOf(everything, [...filters.values()])
      const allRows = rowsOf(all)
      const facets = eachField((field) => {
        const column = columns.get(field) as Column
        const own = filters.get(field)
        const others = own
          ? rowsOf(
              andOf(
                everything,
                [...filters.values()].filter((filter) => filter !== own),
              ),
            )
          : allRows
        return counted(column, others)
      })
      const ids = Array.from(allRows.subarray(0, pageSize), (row) => rows[row]?.id ?? '')
      return { ids, count: allRows.length, facets, shapes: numbers.map((values) => shapeOf(values, allRows)) }
    },
  }
}

function columnOf(texts: readonly string[], words: number): Column {
  const values = [...new Set(texts)]
  const byValue = new Map(values.map((value, code) => [value, code]))
  const bitmaps = values.map(() => new Uint32Array(words))
  const codes = Uint16Array.from(texts, (text) => byValue.get(text) ?? 0)
  for (const [row, code] of codes.entries()) {
    const bitmap = bitmaps[code] as Uint32Array
    bitmap[row >>> 5] = (bitmap[row >>> 5] as number) | (1 << (row & 31))
  }
  return { values, codes, bitmaps }
}

function orOf(bitmaps: (Uint32Array | undefined)[], words: number): Uint32Array {
  const result = new Uint32Array(words)
  for (const bitmap of bitmaps)
    if (bitmap) for (let i = 0; i < words; i++) result[i] = (result[i] as number) | (bitmap[i] as number)
  return result
}

function andOf(start: Uint32Array, filters: readonly Uint32Array[]): Uint32Array {
  const result = start.slice()
  for (const filter of filters)
    for (let i = 0, { length } = result; i < length; i++) result[i] = (result[i] as number) & (filter[i] as number)
  return result
}

function bitsOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

function rowsOf(bitmap: Uint32Array): Uint32Array {
  let count = 0
  const { length } = bitmap
  for (let i = 0; i < length; i++) count += bitsOf(bitmap[i] as number)
  const rows = new Uint32Array(count)
  let filled = 0
  for (let i = 0; i < length; i++)
    for (let word = bitmap[i] as number; word !== 0; word &= word - 1)
      rows[filled++] = (i << 5) + 31 - Math.clz32(word & -word)
  return rows
}

function counted({ values, codes }: Column, rows: Uint32Array): Map<string, number> {
  const counts = new Uint32Array(values.length)
  const { length } = rows
  for (let i = 0; i < length; i++) {
    const code = codes[rows[i] as number] as number
    counts[code] = (counts[code] as number) + 1
  }
  return new Map(values.map((value, code) => [value, counts[code] as number]))
}

/** How many of the rows' values lie in each of 24 steps. */
function shapeOf(values: Float64Array, rows: Uint32Array): number[] {
  let min = Number.POSITIVE_INFINITY
  let max = Number.NEGATIVE_INFINITY
  const { length } = rows
  for (let i = 0; i < length; i++) {
    const value = values[rows[i] as number] as number
    if (value < min) min = value
    if (value > max) max = value
  }
  const counts = new Array<number>(25).fill(0)
  const stepsPerUnit = 24 / (max - min || 1)
  for (let i = 0; i < length; i++) {
    const value = values[rows[i] as number] as number
    if (Number.isNaN(value)) continue
    const step = ((value - min) * stepsPerUnit) | 0
    counts[step] = (counts[step] as number) + 1
  }
  return counts
}
