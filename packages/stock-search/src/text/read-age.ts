import type { Range } from '@forecourt/domain/search-fields'

const age = String.raw`(\d{1,2})[ -](?:years?|yrs?)[ -]old`

/** The end of the years built that an age is. First match wins; an age that nothing is said of is what there is at most. */
const rules: readonly (readonly [pattern: string, end: keyof Range])[] = [
  [`not? (?:less|younger|newer) than ${age}`, 'max'],
  [`not? (?:more|older) than ${age}`, 'min'],
  [`(?:over|at least|(?:more|older) than) ${age}`, 'max'],
  [`${age} or (?:more|older)`, 'max'],
  [`(?:(?:under|up to|max|maximum|within|(?:less|younger|newer) than) )?${age}(?: or (?:less|younger|newer))?`, 'min'],
]
const compiled = rules.map(
  ([pattern, end]) => [new RegExp(String.raw`(?<![\w-])(?:${pattern})(?![\w-])`, 'i'), end] as const,
)

/** SR-20: how old it may be, in the years that are so long ago, and the words without that. A vehicle's age is in no whole years. */
export function readAge(query: string, thisYear: number): { left: string; year: Range } | undefined {
  for (const [pattern, end] of compiled) {
    const matched = pattern.exec(query)
    if (matched) return { left: query.replace(matched[0], ' '), year: { [end]: thisYear - Number(matched[1]) } }
  }
  return undefined
}
