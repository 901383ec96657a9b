import type { FacetBucket } from '@forecourt/contracts/search-result'
import { folded } from '@forecourt/domain/search-text'
import { Bitmap } from './bitmap.ts'
import { grow } from './grow.ts'
import type { RowSet } from './selection.ts'
import { compareTexts } from './sorting.ts'

const missing = 0

/** A column of texts: a small number for each row, and for each value the rows that have it. */
export class ListColumn {
  /** By code; code 0 stands for a missing value. */
  readonly #values: string[] = ['']
  readonly #rows: Bitmap[] = [new Bitmap()]
  readonly #codes = new Map<string, number>()
  /** The codes of the values that differ in case or accents only, in the order of their characters. */
  readonly #alike = new Map<string, number[]>()
  #codeOfRow = new Uint32Array(0)

  set(row: number, value: string | undefined): void {
    this.#rows[this.#codeOfRow[row] ?? missing]?.delete(row)
    const code = value === undefined ? missing : this.#codeOf(value)
    this.#codeOfRow = grow(this.#codeOfRow, row, missing)
    this.#codeOfRow[row] = code
    if (code !== missing) this.#rows[code]?.add(row)
  }

  /** The rows that have any of the values, to the letter. */
  rowsWith(values: readonly string[]): Bitmap {
    return this.#rowsOf(values.map((value) => this.#codes.get(value) ?? missing))
  }

  /** The rows that have any of the values, whatever their case and accents. */
  rowsLike(values: readonly string[]): Bitmap {
    return this.#rowsOf(values.flatMap((value) => this.#alike.get(folded(value)) ?? []))
  }

  /**
   * How many of the selected rows have each value that any of the offered rows has, in no order. Values that are alike count
   * as one, which is written as most of the offered rows write it.
   */
  count(selected: RowSet, offered: Bitmap): FacetBucket[] {
    const counts = this.#counts(selected)
    const isOffered = this.#isIn(offered)
    const buckets: FacetBucket[] = []
    for (const codes of this.#alike.values()) {
      const spelling = this.#mostFrequent(codes.filter(isOffered), offered)
      if (spelling === undefined) continue
      const count = codes.reduce((sum, code) => sum + (counts[code] ?? 0), 0)
      buckets.push({ value: this.#values[spelling] ?? '', count })
    }
    return buckets
  }

  /** Of spellings that are as frequent the first: capitals come before small letters. */
  #mostFrequent(codes: number[], offered: Bitmap): number | undefined {
    if (codes.length < 2) return codes[0]
    const counts = new Map(codes.map((code) => [code, this.#rows[code]?.countShared(offered) ?? 0]))
    return codes.reduce((best, code) => ((counts.get(code) ?? 0) > (counts.get(best) ?? 0) ? code : best))
  }

  /** Tells of a code whether any of the rows has it. Among many rows each is soon met; of few, to read them all is faster. */
  #isIn(rows: Bitmap): (code: number) => boolean {
    if (rows.count() > this.#codeOfRow.length / 2) return (code) => this.#rows[code]?.meets(rows) ?? false
    const counts = this.#countByRow(rows.rows())
    return (code) => counts[code] !== 0
  }

  /** By code. */
  #counts({ bitmap, rows }: RowSet): ArrayLike<number> {
    const wordsToRead = this.#values.length * bitmap.size
    return wordsToRead < rows.length ? this.#rows.map((own) => own.countShared(bitmap)) : this.#countByRow(rows)
  }

  #countByRow(selectedRows: Uint32Array): ArrayLike<number> {
    const counts = new Uint32Array(this.#values.length)
    const { length } = selectedRows
    for (let i = 0; i < length; i++) {
      const code = this.#codeOfRow[selectedRows[i] as number] as number
      counts[code] = (counts[code] as number) + 1
    }
    return counts
  }

  #rowsOf(codes: readonly number[]): Bitmap {
    const found = new Bitmap()
    for (const code of codes) found.or(this.#rows[code] ?? found)
    return found
  }

  #codeOf(value: string): number {
    const known = this.#codes.get(value)
    if (known !== undefined) return known
    const code = this.#values.push(value) - 1
    this.#codes.set(value, code)
    this.#rows.push(new Bitmap())
    const alike = [...(this.#alike.get(folded(value)) ?? []), code]
    this.#alike.set(
      folded(value),
      alike.sort((a, b) => compareTexts(this.#values[a] ?? '', this.#values[b] ?? '')),
    )
    return code
  }
}
