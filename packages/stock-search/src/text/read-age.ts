import type { Range } from '@forecourt/domain/search-fields'
import { numberSaid, numberWords } from './number-words.ts'

/** `a year old` is one year, and `a 3 year old` three. */
const age = String.raw`(?:(?:a|about|around) )?(\d{1,2}|a|${numberWords.join('|')})[ -](?:years?|yrs?)[ -]old`

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

const yearsSaid = (text: string): number => (text.toLowerCase() === 'a' ? 1 : numberSaid(text))

/** SR-20: how old it may be, in the years that are so long ago, and the words without that. A vehicle's age is in no whole years. */
export function readAge(query: string, thisYear: number): { left: string; year: Range } | undefined {
  // Most words name no age, and need not wait for the patterns to be compiled.
  if (!/\bold\b/i.test(query)) return undefined
  for (const [pattern, end] of compiled) {
    const [phrase, years] = pattern.exec(query) ?? []
    if (phrase && years) return { left: query.replace(phrase, ' '), year: { [end]: thisYear - yearsSaid(years) } }
  }
  return undefined
}
