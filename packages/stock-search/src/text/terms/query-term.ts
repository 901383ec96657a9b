import type { MatchMode } from './word-match.ts'

/**
 * One thing that was asked for. A vehicle has it when every word of any one reading is among its own: `rav 4` is `rav4`, or
 * `rav` and `4`.
 */
export type QueryTerm = {
  readings: readonly (readonly string[])[]
  /** How far its words reach at first; further only where that finds nothing. */
  mode: MatchMode
  /** The one word that it is, as it was typed, if no listed vehicle has just that and it may be left out: `small`, `family`. */
  optionalTerm?: string
  /** Whether it is one letter or a short number, which says too little to be all that is left of several words. */
  isTooShort?: true
  /** Of the sides of one alternative a vehicle needs any, and everything of that side: `hilux or ford ranger`. */
  alternative?: { id: number; side: number }
}

/** A term as it was typed, and whether `or` stood before it. */
export type TypedTerm = { term: QueryTerm; isAfterOr: boolean }
