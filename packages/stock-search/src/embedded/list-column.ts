import type { FacetBucket } from '@forecourt/contracts/search-result'
import { Bitmap } from './bitmap.ts'
import { grow } from './grow.ts'

const missing = 0

/** A column of texts: a small number for each row, and for each value the rows that have it. */
export class ListColumn {
  /** By code; code 0 stands for a missing value. */
  readonly #values: string[] = ['']
  readonly #rows: Bitmap[] = [new Bitmap()]
  readonly #codes = new Map<string, number>()
  #codeOfRow = new Uint32Array(0)

  set(row: number, value: string | undefined): void {
    this.#rows[this.#codeOfRow[row] ?? missing]?.delete(row)
    const code = value === undefined ? missing : this.#codeOf(value)
    this.#codeOfRow = grow(this.#codeOfRow, row, missing)
    this.#codeOfRow[row] = code
    if (code !== missing) this.#rows[code]?.add(row)
  }

  /** The rows that have any of the values. */
  rowsWith(values: readonly string[]): Bitmap {
    const found = new Bitmap()
    for (const value of values) {
      const rows = this.#rows[this.#codes.get(value) ?? missing]
      if (rows) found.or(rows)
    }
    return found
  }

  /** How many of the rows have each value; values that none has are left out, and they come in no order. */
  count(selected: Bitmap, selectedRows: Uint32Array): FacetBucket[] {
    const wordsToRead = this.#values.length * selected.size
    const counts = wordsToRead < selectedRows.length ? this.#countByValue(selected) : this.#countByRow(selectedRows)
    return this.#values.flatMap((value, code) => {
      const count = counts[code] ?? 0
      return code === missing || count === 0 ? [] : [{ value, count }]
    })
  }

  #countByValue(selected: Bitmap): ArrayLike<number> {
    return this.#rows.map((rows) => rows.countShared(selected))
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

  #codeOf(value: string): number {
    const known = this.#codes.get(value)
    if (known !== undefined) return known
    this.#codes.set(value, this.#values.length)
    this.#rows.push(new Bitmap())
    return this.#values.push(value) - 1
  }
}
