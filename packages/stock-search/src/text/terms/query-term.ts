import type { MatchMode } from './word-match.ts'

/**
 * One term of a search. A vehicle matches if it has every word of any one reading: `rav 4` is `rav4`, or `rav` and `4`.
 */
export type QueryTerm = {
  readings: readonly (readonly string[])[]
  /** The first match mode of its words; looser ones apply only if that finds nothing. */
  mode: MatchMode
  /** Its single word, as typed, if no listed vehicle has it and it may be ignored: `small`, `family`. */
  optionalTerm?: string
  /** Whether it is one letter or a short number, which must not be all that remains of several words. */
  isTooShort?: true
  /** The sides of one alternative: a vehicle must match one of them completely: `hilux or ford ranger`. */
  alternative?: { id: number; side: number }
}

/** A typed term, and whether `or` preceded it. */
export type TypedTerm = { term: QueryTerm; isAfterOr: boolean }
