import type { Range } from '@forecourt/domain/search/search-filters'
import { numberWords, parseNumber } from './number-words.ts'
import { phrasesOf, type Recogniser, type Rule } from './recognise.ts'

const word = numberWords.join('|')
const years = `(\\d{1,2}|a|(?:${word})(?:[ -](?:${word}))?)`
const old = '[ -](?:years?|yrs?)[ -]old'
/** `a year old` is one year, and `a 3 year old` three. */
const age = `(?:(?:a|about|around) )?${years}${old}`

/** A minimum or a maximum age in years. */
const built = { before: 'max', since: 'min' } as const satisfies Record<string, keyof Range>

/** The bound of an age. First match wins; a plain age is a maximum. */
const rules: readonly (readonly [pattern: string, ...ends: (keyof Range)[]])[] = [
  [`(?:between )?${years}(?: and | ?to ?| ?[-–] ?)${years}${old}`, built.before, built.since],
  [`not? (?:less|younger|newer) than ${age}`, built.before],
  [`not? (?:more|older) than ${age}`, built.since],
  [`(?:over|at least|(?:more|older) than) ${age}`, built.before],
  [`${age} or (?:more|older)`, built.before],
  [
    `(?:(?:under|up to|max|maximum|within|(?:less|younger|newer) than) )?${age}(?: or (?:less|younger|newer))?`,
    built.since,
  ],
]
const compiled = rules.map(
  ([pattern, ...ends]) => [new RegExp(String.raw`(?<![\w-])(?:${pattern})(?![\w-])`, 'i'), ends] as const,
)

const yearsSaid = (text: string): number => (text.toLowerCase() === 'a' ? 1 : parseNumber(text))

/** SR-20: the years that correspond to an age in the words. A vehicle's age has no field. */
export const ages: Recogniser = (words, { thisYear }) => {
  // Most words contain no age and need not compile the patterns.
  if (!/\bold\b/i.test(words)) return []
  const rules = compiled.map(
    ([pattern, ends]): Rule => [
      pattern,
      ([, ...said]) => {
        const own = said.map((years = '') => yearsSaid(years)).sort((a, b) => a - b)
        return { ranges: { year: Object.fromEntries(ends.map((end, index) => [end, thisYear - (own[index] ?? 0)])) } }
      },
    ],
  )
  return phrasesOf(words, rules).slice(0, 1)
}
