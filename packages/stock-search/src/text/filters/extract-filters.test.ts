import { parseQuery } from '@forecourt/domain/search/address/parse-parameters'
import { emptySearch } from '@forecourt/domain/search/search-filters'
import { formatSearch, parseSearch } from '@forecourt/domain/search/search-url'
import { expect, test } from 'vitest'
import { randomFrom } from '../../testing/random.ts'
import { extractFilters, type SearchParts } from './extract-filters.ts'
import type { Pricing } from './pricing.ts'
import { isUnfiltered } from './recognise-unfiltered.ts'

/** As a page reads it: the words that remain in the URL. */
const understood = (words: string, pricing: Pricing = 'purchase') =>
  extractFilters({ ...said, query: parseQuery(words, () => {}) }, { pricing, thisYear: 2026 })
const read = (words: string, pricing?: Pricing) => phrasesOf(understood(words, pricing))
const phrasesOf = ({ query, ranges, lists, flags, sortBy }: SearchParts): SearchParts => ({
  query,
  ranges,
  lists,
  flags,
  sortBy,
})
const said = { query: '', ranges: {}, lists: {}, flags: {}, sortBy: emptySearch.sortBy } as const

/** Words by the ranges that they say, as a search's address has them; what is left of them follows an arrow. */
const phrases: Record<string, string[]> = {
  'price=:30000': [
    'suv under 30k → suv | under $30,000 suv → suv | under $30.000 | price under 30k',
    'ute under 30k - 2018 → ute 2018 | price 30000 | price: 30000 | max price 30k | budget 30k | <30k',
    '< $30k suv → suv | rav4 30k → rav4 | under thirty thousand | under a 30k | up to about 30k',
    'tesla or kia under 30k → tesla or kia | ute under 30k or less white → ute white | 30k dollars ute → ute',
    'toyota under 30 000 → toyota | 30 000 or less | price 30 000',
  ],
  'km=:80000': [
    'hilux below 80,000 km → hilux | hilux less than 80000kms → hilux | kms < 80,000',
    'hilux kms under 80,000 → hilux | kms under 80 000',
  ],
  'km=:100000': ['under 100k kms | hilux 100 thousand km → hilux | ram 1500 100 000km → ram 1500'],
  'year=2019:': [
    'over 2018 ranger → ranger | after 2018 | newer than 2018 | post 2018 | post-2018 hilux → hilux | > 2018',
  ],
  'year=2018:': [
    'corolla 2018 or newer → corolla | not older than 2018 | since 2018 | from 2018 onwards',
    '2018+ hilux → hilux',
  ],
  'year=:2014': ['before 2015 | older than 2015'],
  'year=:2018': ['no newer than 2018 | up to 2018 | max 2018'],
  'year=2016:2017': ['after 2015 before 2018'],
  'price=20000:30000': [
    'between 20k and 30k | 20-30k ute → ute | $20,000 to $30,000 | 20000 - 30000 | $20000-30000',
    'from 20k to 30k | hilux priced from $20,000 to $30,000 → hilux | over 20k under 30k | over 30k under 20k',
    'between 30k and 20k | more than 20k but less than 30k | between twenty thousand and thirty thousand',
    'price range 20k-30k | between 20 000 and 30 000 | 20 000 to 30 000 | $20 000 - $30 000',
  ],
  'year=2019:2021': ['2019 to 2021 rav4 → rav4 | 2019-2021 rav4 → rav4'],
  'price=:25000': ['rav4 $25000 → rav4 | Twenty-five grand'],
  'km=:60000': ['rav4 60,000 km → rav4 | under 60,000 km or less'],
  'price=:40000&km=:100000': ['ute under 40k under 100,000km → ute'],
  'price=:20000': [
    'max 20k | sub 20k | sub-20k ute → ute | 20 grand | 20 grand ute → ute | $20 grand',
    'mazda 3 under 20 000 → mazda 3',
  ],
  'price=:1000000': ['under $1.000.000 | under $1 million | under a million'],
  'price=:32500': ['under 32.5k'],
  'price=15000:25000': ['$15k – $25k'],
  'km=10000:50000': ['10,000 km - 50,000 km'],
  'price=20000:': ['20k+'],
  'year=2015:2018': ['from 2015 to 2018 | between 2015 - 2018'],
  'price=5000:9000': ['between 5000-9000'],
  'km=20000:60000': ['from 20,000 km to 60,000 km'],
  'year=2017:2020': ['from 2020 to 2017'],
  'price=40000:': ['between 20k and 30k over 40k'],
  'year=2021:': ['hilux less than 5 years old → hilux | under five years old | under about five years old'],
  'year=2023:': ['3 years old | 3-year-old ute → ute | a 3 year old hilux → hilux'],
  'year=2022:': ['no older than 4 years old'],
  'year=:2016&price=:20000': ['over 10 years old under 20k'],
  'year=:2016': ['10 years old or older | Over Ten Years Old'],
  'year=2021:2023': ['3-5 years old'],
  'year=2021:2024': ['between two and five years old | five to two years old | hilux 2 to 5 years old → hilux'],
  'year=:2001': ['over twenty five years old'],
  'year=2025:': ['hilux less than a year old → hilux | one year old ute → ute'],
  'year=:2017': ['pre 2018 | hilux pre-2018 → hilux'],
  'price=30000:': ['not under 30k | range rover from 30k → range rover | >= 30k'],
  'price=27000:33000': ['around 30k'],
  'price=18000:22000': ['about $20,000'],
  'year=2017:2019': ['around 2018 | 2017-2019 grand cherokee → grand cherokee'],
  'price=5000:': ['min price of 5000'],
  'price=:2000': ['budget is about 2000'],
  'km=:50000': [
    'km <50,000km | less than fifty thousand kms | fifty thousand kms hilux → hilux | under 50 000 km',
    'under 50 000km',
  ],
  'km=:120000': ['under a hundred and twenty thousand km'],
  'price=:40000': ['2017 grand cherokee under 40k → 2017 grand cherokee'],
  'year=2016:': ['grand vitara after 2015 → grand vitara | after 2015 grand vitara → grand vitara'],
  'price=:9000': ['ute 9 grand → ute'],
  'km=:50000&price=:30000': [
    'fifty thousand kms under 30k | hilux 50,000 km < 30k → hilux | hilux 50,000 km under 30k → hilux',
  ],
  'km=:20000': ['20k clicks'],
  'km=20000:50000': ['kms between 20,000 and 50,000'],
  'price=:2018': ['max price 2018'],
  'price=:5000': ['max 5 000'],
  'price=:29990': ['ute $29 990 → ute'],
  'km=:200000': ['cx 5 200 000 km → cx 5 | mazda 3 200 000 km → mazda 3 | peugeot 308 200 000 km → peugeot 308'],
  'price=:1500000': ['under $1.5 million | porsche $1.5m → porsche'],
  'km=1000000:': ['over 1 million km'],
  'km=1000000:&price=:30000': ['over 1 million km under $30,000'],
  'km=:1000000': ['kms under 1 million'],
  'km=:2000000': ['truck 2 million kms → truck'],
  'price=:1250000': ['under 1.25 mil'],
  'price=1000000:2000000': ['$1m-$2m | between 1 and 2 million'],
  'price=900000:1200000': ['between $900k and $1.2 million'],
  'price=1000000:': ['ferrari 1 million or more → ferrari'],
  'km=:500000': ['under half a million km'],
  'price=:2000000': ['under two million dollars'],
  'price=:200': ['under $199.50'],
}

test.each(Object.entries(phrases))('%s is what these words say: %j', (address, lines) => {
  const { ranges } = parseSearch(address).state
  for (const phrase of lines.flatMap((line) => line.split(' | '))) {
    const [query = '', left = ''] = phrase.split(' → ')
    expect(read(query), query).toEqual({ ...said, query: left, ranges })
  }
})

test.each([
  ['under 300 a week', '', 300, 'under 300 a week'],
  ['budget 150 a week', '', 150, 'budget 150 a week'],
  ['suv $150 per week', 'suv', 150, '$150 per week'],
  ['suv $150/week red', 'suv red', 150, '$150/week'],
  ['suv 150 weekly', 'suv', 150, '150 weekly'],
  ['suv $89.50 a week', 'suv', 90, '$89.50 a week'],
])(
  '[TN-14] “%s” is a search for “%s” within %d with weekly prices, and ignores the price otherwise',
  (query, left, max, phrase) => {
    expect(read(query, 'subscription')).toEqual({ ...said, query: left, ranges: { price: { max } } })
    expect(understood(query)).toEqual({ ...said, query: left, typed: query, ignoredTerms: [phrase] })
  },
)

test('ignored words stay in the URL beside the new filters', () => {
  expect(understood('suv $150 per week under 100,000 km white')).toEqual({
    ...said,
    query: 'suv white',
    typed: 'suv white $150 per week',
    ignoredTerms: ['$150 per week'],
    ranges: { km: { max: 100_000 } },
  })
})

test.each([
  'mazda 3 | i30 | 2019 rav4 | cx-5 | N-10432 | ram 1500 | under seat storage | bmw 320i | mx-5 under',
  'peugeot 308 | mazda 3-2019 | 1042-5531 | under 1.2.3k | 1.2.3 km | under 99999999999999999999999k',
  'under $2,000,000,000 | seat leon | price on application | mercedes c 200 k | model three | subaru 2019',
  'tesla or kia | 2019 grand cherokee | 2015 grand vitara | mazda three grand touring',
  'mazda 3 grand touring | 1,000 grand | price of a 2019 hilux | mazda 3 2018 | 5 years warranty | year old',
  'porsche under three quarters of a million | 1/2 million | pre-1500 ram | ram pre 2500 | hilux 50 mil lift',
  'holden five years | pre owned | pre-owned 2018 hilux | peugeot 308 208 | 20 512 | fiat 500 000',
  '104 25 531 | 10 000 42 | bmw 1m | bmw 3 m sport | under $1.5 | under 1.5 km | under $1.125 million',
  'under $1,500 million',
])('no price, distance or year is named by %s', (queries) => {
  for (const query of queries.split(' | ')) expect(read(query), query).toEqual({ ...said, query })
})

test.each([
  ['5 to 7 seater', '5 6 7'],
  ['5-7 seats', '5 6 7'],
  ['between 5 and 7 seats', '5 6 7'],
  ['from 5 to 7 seats', '5 6 7'],
  ['5 or 7 seater', '5 7'],
  ['over 7 seats', '10 11 12 8 9'],
  ['at least 7 seats', '10 11 12 7 8 9'],
  ['8 seats or more', '10 11 12 8 9'],
  ['8 or more seats', '10 11 12 8 9'],
  ['8+ seater', '10 11 12 8 9'],
  ['8 seats+', '10 11 12 8 9'],
  ['under 3 seats', '1 2'],
  ['up to 3 seats', '1 2 3'],
  ['3 seats or less', '1 2 3'],
  ['seven seater', '7'],
  ['Seven-seater', '7'],
  ['22 seater', '22'],
])('“%s” sets the seats %s, in the order of a URL', (query, seats) => {
  expect(read(query)).toEqual({ ...said, lists: { seats: seats.split(' ') } })
})

test('seats work beside names that are numbers, and beside prices', () => {
  expect(read('atto 3 - 5 seater')).toMatchObject({ query: 'atto 3', lists: { seats: ['5'] } })
  expect(read('cx-5 7 seater')).toMatchObject({ query: 'cx-5', lists: { seats: ['7'] } })
  const priced = { ...said, query: 'suv', ranges: { price: { max: 40_000 } }, lists: { seats: ['7', '8'] } }
  expect(read('suv with 7 or 8 seats under 40k')).toEqual(priced)
})

test('seats are a filter too, and a phrase replaces an existing range', () => {
  expect(read('7 seater suv')).toEqual({ ...said, query: 'suv', lists: { seats: ['7'] } })
  const lists = { make: ['Kia'] }
  const given = { ...said, query: 'under 20k', ranges: { price: { max: 90_000 }, km: { max: 5 } }, lists }
  expect(phrasesOf(extractFilters(given, { pricing: 'purchase', thisYear: 2026 }))).toEqual({
    ...said,
    ranges: { price: { max: 20_000 }, km: { max: 5 } },
    lists,
  })
})

test.each([
  ['low kms', ''],
  ['Lowest mileage', ''],
  ["low km's hatch", 'hatch'],
  ['low-kilometre ute', 'ute'],
])('“%s” is a search for “%s” ordered by kilometres, if no order was chosen', (query, left) => {
  expect(read(query)).toEqual({ ...said, query: left, sortBy: 'km_asc' })
  const newest = extractFilters({ ...said, query, sortBy: 'newest' }, { pricing: 'purchase', thisYear: 2026 })
  expect(phrasesOf(newest)).toEqual({ ...said, query: left, sortBy: 'newest' })
})

test.each([
  ['cheapest hilux', 'hilux'],
  ['lowest price corolla', 'corolla'],
  ['cheapest', ''],
])('“%s” is a search for “%s” from the lowest price up', (query, left) => {
  expect(read(query)).toEqual({ ...said, query: left, sortBy: 'price_asc' })
})

test.each([
  ['most expensive ute', 'ute', 'price_desc'],
  ['dearest', '', 'price_desc'],
  ['highest priced hilux', 'hilux', 'price_desc'],
  ['newest', '', 'year_desc'],
  ['newest first', '', 'year_desc'],
  ['Latest model ute', 'ute', 'year_desc'],
  ['late-model hilux', 'hilux', 'year_desc'],
  ['latest model 3', 'model 3', 'year_desc'],
  ['oldest commodore', 'commodore', 'year_asc'],
  ['recently added suv', 'suv', 'newest'],
  ['latest arrivals', '', 'newest'],
  ['cheapest first', '', 'price_asc'],
  ['cheapest first edition', 'first edition', 'price_asc'],
  ['price low to high ute', 'ute', 'price_asc'],
  ['lowest to highest price hilux', 'hilux', 'price_asc'],
  ['highest to lowest', '', 'price_desc'],
  // The first of two orders.
  ['cheapest newest hilux', 'hilux', 'price_asc'],
  ['newest cheapest hilux', 'hilux', 'year_desc'],
] as const)('“%s” is a search for “%s” in the order %s', (query, left, sortBy) => {
  expect(read(query)).toEqual({ ...said, query: left, sortBy })
})

test.each([
  ['not toyota', '', 'not toyota'],
  ['suv not a toyota', 'suv', 'not a toyota'],
  ['not toyota corolla', '', 'not toyota corolla'],
  ['non-turbo hilux', 'hilux', 'non-turbo'],
  ['no toyota', '', 'no toyota'],
  ['ute without a canopy', 'ute', 'without a canopy'],
  ['not mazda 3', '', 'not mazda 3'],
  ['5 stars', '', '5 stars'],
  ['five star ancap suv', 'suv', 'five star ancap'],
  ['ancap 5-star rating ute', 'ute', 'ancap 5-star rating'],
])('[SR-20] “%s” is a search for “%s”: “%s” is left out, and named', (query, left, ignored) => {
  const { ignoredTerms, query: words } = understood(query)
  expect([words, ignoredTerms]).toEqual([left, [ignored]])
  expect(ignoredTerms.every(isUnfiltered)).toBe(true)
})

test.each([
  ['not toyota under 30k', { price: { max: 30_000 } }, ['not toyota']],
  ['hilux no more than 30k', { price: { max: 30_000 } }, []],
  ['no older than 2018', { year: { min: 2018 } }, []],
])('[SR-20] “%s” still has its amount %j', (query, ranges, ignored) => {
  expect(understood(query)).toMatchObject({ ranges, ignoredTerms: ignored })
})

test.each(['stock no 12345', 'no', 'northstar', 'western star 4800', '5'])('“%s” is left as it is', (query) => {
  expect(understood(query).ignoredTerms).toEqual([])
})

test.each(['new hilux', 'model 3', 'late', 'expensive', 'first car', 'just a ute'])('“%s” sets no order', (query) => {
  expect(read(query)).toEqual({ ...said, query })
})

test('an order works beside a price', () => {
  const low = { ...said, ranges: { price: { max: 30_000 } }, sortBy: 'km_asc' }
  for (const query of ['low kms under 30k', 'low km < 30k']) expect(read(query), query).toEqual(low)
  const cheap = { ...said, ranges: { price: { max: 30_000 } }, sortBy: 'km_asc' }
  expect(read('cars for sale under 30k, low kms')).toEqual(cheap)
})

test.each([
  ['under 250', { max: 250 }],
  ['suv 300 or less', { max: 300 }],
  ['between 200 and 300', { min: 200, max: 300 }],
])('[TN-14] “%s” is the price of a week with weekly prices, and words otherwise', (query, price) => {
  expect(read(query, 'subscription').ranges).toEqual({ price })
  expect(read(query).ranges).toEqual({})
})

test('[TN-14] a number below any price of a week is none', () => {
  for (const query of ['over 5 doors', 'mazda 3 to 6']) expect(read(query, 'subscription').ranges).toEqual({})
})

test.each([
  ['under $99.50', 100],
  ['suv $95.50', 96],
])('[TN-14] “%s” is dollars and cents with weekly prices, and not the price of a whole vehicle', (query, max) => {
  expect(read(query, 'subscription').ranges).toEqual({ price: { max } })
  expect(read(query)).toEqual({ ...said, query })
})

test.each([
  'oldest to newest',
  'newest to oldest',
  'cheapest newest hilux',
  'latest model first edition',
  'between two and five years old',
  'under $1.5 million',
])('the result of “%s” is interpreted as itself', (query) => {
  const once = read(query)
  const again = extractFilters(once, { pricing: 'purchase', thisYear: 2026 })
  expect(phrasesOf(again)).toEqual(once)
})

test('for any words, the result is a search that a URL can represent', { tags: 'long' }, () => {
  const random = randomFrom(1)
  const parts = 'under|over|between|to|-|$|,|.| |k|km|1|20|999|000|2019|e9|5 years old|two|a million|cheapest'.split(
    '|',
  )
  for (let round = 0; round < 3000; round++) {
    const query = Array.from({ length: 1 + random.below(9) }, () => random.pick(parts)).join(random.pick(['', ' ']))
    const understood = formatSearch({ ...emptySearch, ...read(query) })
    expect(parseSearch(understood).problems, query).toEqual([])
  }
})
