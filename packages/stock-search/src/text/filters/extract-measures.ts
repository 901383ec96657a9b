import type { Range, SearchState } from '@forecourt/domain/search/search-filters'
import { type Bound, boundsAfter, boundsBefore } from './bounds.ts'
import { numberWords, parseNumber } from './number-words.ts'

type Parts = Pick<SearchState, 'ranges' | 'lists' | 'flags'>
type Matched = readonly (string | undefined)[]
type Rule = readonly [pattern: string, read: (matched: Matched) => Partial<Parts> | undefined]
type MeasuredFilter = 'aggregate_trailer_mass' | 'tare_weight' | 'towing' | 'body_length'

/** More sleep in nothing that a dealer sells. */
const maxBerths = 10
const count = String.raw`(\d{1,2}|${numberWords.slice(0, maxBerths).join('|')})`
const orMore = String.raw`( ?\+| (?:or|and) more)?`
const number = String.raw`(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)`
const mass = `${number} ?(kgs?|kilos?|kilograms?|t|tonnes?|tons?)`
const feet = '(?:ft|foot|feet)'
const length = `${number} ?(m|met(?:re|er)s?|${feet})(?: long)?`

const amountOf = (text = ''): number => Number(text.replaceAll(',', ''))
const kilogramsOf = (text?: string, unit = ''): number => Math.round(amountOf(text) * (/^t/i.test(unit) ? 1000 : 1))
const millimetresOf = (amount: number, unit = ''): number => Math.round(amount * (/^f/i.test(unit) ? 304.8 : 1000))

const within = (filter: MeasuredFilter, range: Range): Partial<Parts> => ({ ranges: { [filter]: range } })
const upTo = (filter: MeasuredFilter, { end }: Bound, amount: number): Partial<Parts> =>
  within(filter, end === 'from' ? { min: amount } : { max: amount })

const sleeping = (least: number, most: number): Partial<Parts> => ({
  lists: { sleeps: Array.from({ length: most - least + 1 }, (_, index) => String(least + index)).sort() },
})

function berths([, text = '', more]: Matched): Partial<Parts> | undefined {
  const least = parseNumber(text)
  return least < 1 || least > maxBerths ? undefined : sleeping(least, more ? maxBerths : least)
}

/** Bunks are beside a bed for two. */
const minBerthsWithBunks = 4
const bunks = '(?:(?:double|twin|triple) )?bunks?(?: (?:beds?|vans?))?'

const upToLength =
  (bound: Bound) =>
  ([, text, unit]: Matched): Partial<Parts> =>
    upTo('body_length', bound, millimetresOf(amountOf(text), unit))

/** A length in feet is rounded to them. */
function inFeet([, text]: Matched): Partial<Parts> {
  const [min, max] = [-0.5, 0.5].map((less) => millimetresOf(amountOf(text) + less, 'ft'))
  return within('body_length', { min, max })
}

/** What a mass is of, by the word beside it; of a caravan it is the one that its tow car must take. */
const masses: readonly (readonly [word: string, filter: MeasuredFilter])[] = [
  [' ?tare', 'tare_weight'],
  ['(?: ?atm)?', 'aggregate_trailer_mass'],
]

/** What sleeps how many, for sites that sell what one sleeps in. */
const berthRules: readonly Rule[] = [
  [`sleeps? ${count}${orMore}`, berths],
  [`${count}${orMore}[ -]?berths?`, berths],
  [bunks, () => sleeping(minBerthsWithBunks, maxBerths)],
]

/** First match wins; the matched words are removed. */
const otherRules: readonly Rule[] = [
  [
    `tow(?:s|ing)?(?: capacity)?(?: (?:of|over|from|at least|up to))? ${mass}`,
    ([, text, unit]) => within('towing', { min: kilogramsOf(text, unit) }),
  ],
  [
    `${mass}(?: braked)? tow(?:ing)?(?: capacity)?`,
    ([, text, unit]) => within('towing', { min: kilogramsOf(text, unit) }),
  ],
  ...masses.flatMap(([word, filter]): Rule[] => [
    ...boundsBefore.map(
      ([words, bound]): Rule => [
        `${words}${mass}${word}`,
        ([, text, unit]) => upTo(filter, bound, kilogramsOf(text, unit)),
      ],
    ),
    ...boundsAfter.map(
      ([words, bound]): Rule => [
        `${mass}${word}${words}`,
        ([, text, unit]) => upTo(filter, bound, kilogramsOf(text, unit)),
      ],
    ),
  ]),
  ...boundsBefore.map(([words, bound]): Rule => [`${words}${length}`, upToLength(bound)]),
  ...boundsAfter.map(([words, bound]): Rule => [`${length}${words}`, upToLength(bound)]),
  [`${number} ?${feet}(?: long)?`, inFeet],
  [
    `(?:recently )?(?:reduced|price[ds]?(?: has| have)? (?:drop(?:s|ped)?|reduced))(?: price[ds]?)?`,
    () => ({ flags: { price_dropped: true } }),
  ],
  ['(?:below|under) (?:the )?market(?: price| value)?', () => ({ flags: { below_market: true } })],
]
const asWords = (pattern: string) => new RegExp(String.raw`(?<![\w-]|\d[.,])(?:${pattern})(?![\w-]|[.,]\d)`, 'i')
const compile = (rules: readonly Rule[]) => rules.map(([pattern, read]) => [asWords(pattern), read] as const)
const compiled = { berths: compile(berthRules), others: compile(otherRules) }
/** Most words name none of these: they need not compile the patterns. */
const hint = /sleep|berth|bunk|tow|\d ?(?:kg|kilo|t\b|ton|m\b|met|f)|reduced|drop|market/i

/** SR-20: berths, masses, lengths, dropped prices and prices below the market that the words name, and the other words. */
export function extractMeasures(query: string, { hasBerths = true } = {}): ({ left: string } & Parts) | undefined {
  if (!hint.test(query)) return undefined
  const found: Parts = { ranges: {}, lists: {}, flags: {} }
  let left = query
  for (const [pattern, read] of [...(hasBerths ? compiled.berths : []), ...compiled.others]) {
    const matched = pattern.exec(left)
    const parts = matched ? read(matched) : undefined
    if (!matched || !parts) continue
    left = left.replace(matched[0], ' ')
    // The first that names a filter counts.
    found.ranges = { ...parts.ranges, ...found.ranges }
    found.lists = { ...parts.lists, ...found.lists }
    found.flags = { ...parts.flags, ...found.flags }
  }
  return left === query ? undefined : { left, ...found }
}

/** Words that name bunks, and the other words. */
export function removeBunks(query: string): { left: string; removed: string } | undefined {
  const [words] = (/bunk/i.test(query) && asWords(bunks).exec(query)) || []
  return words === undefined
    ? undefined
    : { left: query.replace(words, ' ').split(/ +/).filter(Boolean).join(' '), removed: words }
}
