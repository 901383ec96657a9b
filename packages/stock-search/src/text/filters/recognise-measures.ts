import { filterRow, flagNames, type RangeFilter, rangeNames } from '@forecourt/domain/search/search-filters'
import { type Bound, boundsAfter, boundsBefore } from './bounds.ts'
import { numberWords, parseNumber } from './number-words.ts'
import { phrasesOf, type Recogniser, type Rule, type Said } from './recognise.ts'

type Matched = Parameters<Rule[1]>[0]
type Pattern = readonly [pattern: string, read: Rule[1]]

/** More sleep in nothing that a dealer sells. */
const maxBerths = 10
const count = String.raw`(\d{1,2}|${numberWords.slice(0, maxBerths).join('|')})`
const orMore = String.raw`( ?\+| (?:or|and) more)?`
const number = String.raw`(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)`
const mass = `${number} ?(kgs?|kilos?|kilograms?|t|tonnes?|tons?)`
const feet = '(?:ft|foot|feet)'
const length = `${number} ?(m|met(?:re|er)s?|${feet})`

const amountOf = (text = ''): number => Number(text.replaceAll(',', ''))
const kilogramsOf = (text?: string, unit = ''): number => Math.round(amountOf(text) * (/^t/i.test(unit) ? 1000 : 1))
const millimetresOf = (text?: string, unit = ''): number =>
  Math.round(amountOf(text) * (/^f/i.test(unit) ? 304.8 : 1000))

/** How an amount of a unit is written, in two groups, and what it is in that unit. Of other units one counts. */
const written = {
  kg: { pattern: mass, amountIn: kilogramsOf, step: 0 },
  mm: { pattern: length, amountIn: millimetresOf, step: 0 },
} as const
const counted = { pattern: String.raw`(\d{1,6})()`, amountIn: amountOf, step: 1 }
const isWritten = (unit: string): unit is keyof typeof written => Object.hasOwn(written, unit)

/** What words beside an amount say of a filter (`words` of its row). */
function measuredBy(filter: RangeFilter, words: string): Pattern[] {
  const { unit } = filterRow(filter)
  const { pattern, amountIn, step } = isWritten(unit) ? written[unit] : counted
  const upTo =
    ({ end, isExclusive }: Bound): Rule[1] =>
    ([, text, unit]) => {
      const beyond = isExclusive ? step : 0
      const amount = amountIn(text, unit)
      return { ranges: { [filter]: end === 'from' ? { min: amount + beyond } : { max: amount - beyond } } }
    }
  return [
    ...boundsBefore.map(([before, bound]): Pattern => [`${before}${pattern}${words}`, upTo(bound)]),
    ...boundsAfter.map(([after, bound]): Pattern => [`${pattern}${words}${after}`, upTo(bound)]),
  ]
}

const sleeping = (least: number, most: number): Said => ({
  lists: { sleeps: Array.from({ length: most - least + 1 }, (_, index) => String(least + index)).sort() },
})

function berths([, text = '', more]: Matched): Said | undefined {
  const least = parseNumber(text)
  return least < 1 || least > maxBerths ? undefined : sleeping(least, more ? maxBerths : least)
}

/** Bunks are beside a bed for two. */
const minBerthsWithBunks = 4
const bunks = '(?:(?:double|twin|triple) )?bunks?(?: (?:beds?|vans?))?'

/** A length in feet is rounded to them. */
function inFeet([, text]: Matched): Said {
  const [min = 0, max = 0] = [-0.5, 0.5].map((less) => Math.round((amountOf(text) + less) * 304.8))
  return { ranges: { body_length: { min, max } } }
}

const towing: Rule[1] = ([, text, unit]) => ({ ranges: { towing: { min: kilogramsOf(text, unit) } } })

/** What sleeps how many, for sites that sell what one sleeps in. */
const berthRules: readonly Pattern[] = [
  [`sleeps? ${count}${orMore}`, berths],
  [`${count}${orMore}[ -]?berths?`, berths],
  [bunks, () => sleeping(minBerthsWithBunks, maxBerths)],
]

/** An amount without a word beside it is of the filter whose words may be left out, so that it comes last. */
const mayBeLeftOut = (words: string): boolean => new RegExp(`^${words}$`).test('')
const measured = rangeNames
  .flatMap((filter) => {
    const { words } = filterRow(filter)
    return words === undefined ? [] : [{ filter, words }]
  })
  .sort((a, b) => Number(mayBeLeftOut(a.words)) - Number(mayBeLeftOut(b.words)))

/** First match wins. */
const amountRules: readonly Pattern[] = [
  [`tow(?:s|ing)?(?: capacity)?(?: (?:of|over|from|at least|up to))? ${mass}`, towing],
  [`${mass}(?: braked)? tow(?:ing)?(?: capacity)?`, towing],
  ...measured.flatMap(({ filter, words }) => measuredBy(filter, words)),
  [`${number} ?${feet}(?: long)?`, inFeet],
]

const flagRules = flagNames.flatMap((name): Pattern[] => {
  const { words } = filterRow(name)
  return words === undefined ? [] : [[words, () => ({ flags: { [name]: true } })]]
})

const asWords = (pattern: string) => new RegExp(String.raw`(?<![\w-]|\d[.,])(?:${pattern})(?![\w-]|[.,]\d)`, 'i')
const compile = (patterns: readonly Pattern[]) => patterns.map(([pattern, read]): Rule => [asWords(pattern), read])
const compiled = { berths: compile(berthRules), amounts: compile(amountRules), flags: compile(flagRules) }

const counts = measured.flatMap(({ filter, words }) => (isWritten(filterRow(filter).unit) ? [] : `|\\d${words}`))
/** Most words name no amount and no berths: they need not compile the patterns. */
const hints = {
  amounts: new RegExp(`tow|\\d ?(?:kg|kilo|t|m|f)${counts.join('')}`, 'i'),
  berths: /sleep|berth|bunk/i,
}

/** SR-20: berths, masses, lengths, and what else the rows of filters have words for. */
export const measures: Recogniser = (words, { hasBerths }) =>
  phrasesOf(words, [
    ...(hasBerths && hints.berths.test(words) ? compiled.berths : []),
    ...(hints.amounts.test(words) ? compiled.amounts : []),
    ...compiled.flags,
  ])

/** Words that name bunks, and the other words. */
export function removeBunks(query: string): { left: string; removed: string } | undefined {
  const [words] = (/bunk/i.test(query) && asWords(bunks).exec(query)) || []
  return words === undefined
    ? undefined
    : { left: query.replace(words, ' ').split(/ +/).filter(Boolean).join(' '), removed: words }
}
