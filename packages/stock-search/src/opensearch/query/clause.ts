/** A boolean part of a query. */
export type Clause = Record<string, unknown>

export const all = (filter: readonly Clause[]): Clause => ({ bool: { filter } })
export const any = (should: readonly Clause[]): Clause => ({ bool: { should, minimum_should_match: 1 } })
export const none: Clause = { match_none: {} }
