import { folded } from '@forecourt/domain/search/search-text'
import { compareTexts } from '../../sorting.ts'
import type { SnapshotReader, SnapshotWriter } from '../snapshot/snapshot-file.ts'

/** Maps the values of a column to small numbers. Code 0 is a missing value. */
export class Dictionary {
  readonly values: string[] = ['']
  readonly #codes = new Map<string, number>()
  /** The codes of the values that are equal without case and accents, in code point order. */
  readonly equivalents = new Map<string, number[]>()

  codeOf(value: string): number {
    return this.#codes.get(value) ?? this.#add(value)
  }

  /** The code of exactly this value; 0 if it is unknown. */
  find(value: string): number {
    return this.#codes.get(value) ?? 0
  }

  /** The codes of all values that are equal without case and accents. */
  like(value: string): readonly number[] {
    return this.equivalents.get(folded(value)) ?? []
  }

  save(to: SnapshotWriter, name: string): void {
    to.texts(name, this.values.slice(1))
  }

  load(from: SnapshotReader, name: string): void {
    for (const value of from.texts(name)) this.codeOf(value)
  }

  #add(value: string): number {
    const code = this.values.push(value) - 1
    this.#codes.set(value, code)
    const key = folded(value)
    const alike = [...(this.equivalents.get(key) ?? []), code]
    this.equivalents.set(
      key,
      alike.sort((a, b) => compareTexts(this.values[a] ?? '', this.values[b] ?? '')),
    )
    return code
  }
}
