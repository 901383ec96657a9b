import { describe, expect, test } from 'vitest'
import { parameterProblemText } from './address/parameter-problems.ts'
import {
  emptySearch,
  flagNames,
  listNames,
  rangeNames,
  type SearchState,
  type SortBy,
  searchFilters,
  sortOrders,
} from './search-filters.ts'
import { formatSearch, inSearchOrder, isCanonical, parseSearch, searchHref } from './search-url.ts'

const sentences = (address: string | URLSearchParams) => {
  const { state, problems } = parseSearch(address)
  return { state, problems: problems.map(parameterProblemText) }
}

const state = (fields: Partial<SearchState>): SearchState => ({ ...emptySearch, ...fields })

/** The specification's. */
const specified =
  'badge status car_type categories city colour dealership_name filtered_features item_type km location_name make make_model model price ' +
  'subscription_price price_range seats body drive fuel transmission state tag weekly_price_range year certified created_at_timestamp'

test('[SR-2] there are the filters of the specification and ours, and a URL can contain each of them', () => {
  expect(Object.keys(searchFilters)).toEqual(expect.arrayContaining(specified.split(' ')))
  const search = state({
    lists: Object.fromEntries(listNames.map((name) => [name, ['x']])),
    ranges: Object.fromEntries(rangeNames.map((name) => [name, { min: 86_400 }])),
    flags: Object.fromEntries(flagNames.map((name) => [name, true])),
  })
  const address = formatSearch(search)
  expect([...new Set(new URLSearchParams(address).keys())].sort()).toEqual(Object.keys(searchFilters).sort())
  expect(parseSearch(address)).toEqual({ state: search, problems: [] })
})

test('[SR-2] a query in any order is put into that in which a search is written, and what is no search follows by name', () => {
  const written = formatSearch(
    state({
      query: 'ute',
      page: 2,
      near: '3220',
      sortBy: 'newest',
      lists: Object.fromEntries(listNames.map((name) => [name, ['x', 'y']])),
      ranges: Object.fromEntries(rangeNames.map((name) => [name, { min: 86_400 }])),
      flags: Object.fromEntries(flagNames.map((name) => [name, true])),
    }),
  )
  const byName = `${written}&vehicle=x&deposit=5000&constructor`.split('&').sort().join('&')
  expect(inSearchOrder(byName)).toBe(`${written}&constructor&deposit=5000&vehicle=x`)
  expect(inSearchOrder('make=Mazda&make=Kia&a=%E0&a')).toBe('make=Mazda&make=Kia&a=%E0&a')
  expect(inSearchOrder('')).toBe('')
})

describe('[RT-1] a URL and a search are equivalent', () => {
  test.each<[string, Partial<SearchState>]>([
    ['', {}],
    ['make=Mazda&make=Toyota', { lists: { make: ['Mazda', 'Toyota'] } }],
    ['price=10000:30000', { ranges: { price: { min: 10_000, max: 30_000 } } }],
    ['price=:30000&year=2019:', { ranges: { price: { max: 30_000 }, year: { min: 2019 } } }],
    ['near=0870&sortBy=price_asc', { near: '0870', sortBy: 'price_asc' }],
    ['km=0:0', { ranges: { km: { min: 0, max: 0 } } }],
    ['query=rav4+hybrid&sortBy=price_asc&page=3', { query: 'rav4 hybrid', sortBy: 'price_asc', page: 3 }],
    ['make=Land+Rover&body=Cab/Chassis', { lists: { make: ['Land Rover'], body: ['Cab/Chassis'] } }],
    [
      'seats=5&seats=7&filtered_features=Tow+bar&price_range=10000-20000&certified=true',
      {
        lists: { seats: ['5', '7'], filtered_features: ['Tow bar'], price_range: ['10000-20000'] },
        flags: { certified: true },
      },
    ],
    [
      'subscription_price=:300&created_at_timestamp=2026-01-31:2026-02-28',
      {
        ranges: {
          subscription_price: { max: 300 },
          created_at_timestamp: { min: 1_769_817_600, max: 1_772_323_199 },
        },
      },
    ],
    ['make=%C5%A0koda&colour=R%26B+100%25+%231%3D%2B', { lists: { make: ['Škoda'], colour: ['R&B 100% #1=+'] } }],
  ])('%s', (address, fields) => {
    expect(parseSearch(address)).toEqual({ state: state(fields), problems: [] })
    expect(formatSearch(state(fields))).toBe(address)
  })

  test('the order of parameters and of values has no effect, and a value counts once', () => {
    const parsed = parseSearch('?page=2&price=1:2&make=Toyota&make=Mazda&make=Toyota&query=ute')
    expect(parsed.problems).toEqual([])
    expect(formatSearch(parsed.state)).toBe('query=ute&make=Mazda&make=Toyota&price=1:2&page=2')
  })

  test.each([
    ['“rav4” hybrid!', 'rav4 hybrid'],
    ['ute - $15k – $25k -', 'ute $15k - $25k'],
    ['wagon+ 2018+ 8 seats+', 'wagon 2018+ 8 seats+'],
    ['10,000 km - 50,000 km', '10,000 km - 50,000 km'],
    ['CX-5, 2.0 L', 'CX-5 2.0 L'],
    ['<30k > 2018 <= $5', '<30k >2018 <=$5'],
    ['<b>rav4</b> golf < >', 'b>rav4</b>golf'],
    [' ?! - ', ''],
  ])('the words “%s” are searched for, and shown, as “%s”', (typed, words) => {
    const { state, problems } = parseSearch(new URLSearchParams({ query: typed }))
    expect([state.query, problems]).toEqual([words, []])
  })

  test('a search without parameters has a URL without a question mark', () => {
    expect(searchHref('/search/', emptySearch)).toBe('/search/')
    expect(searchHref('/search/', state({ page: 2 }))).toBe('/search/?page=2')
  })

  test('unknown parameters and empty values are ignored', () => {
    const address = 'utm_source=x&__proto__=1&constructor=2&make=&make=+&price=&price=:&page=&query=+&sortBy='
    expect(parseSearch(address)).toEqual({ state: emptySearch, problems: [] })
  })
})

describe('hostile parameters are corrected for a page, and reported for the API', () => {
  const sortNames = Object.keys(sortOrders).join(', ')
  const rangeRule = 'it must be two whole numbers as 10000:30000, and either may be left out.'
  const dayRule = 'it must be two days as 2026-01-31:2026-02-28, and either may be left out.'
  test.each<[string, Partial<SearchState>, string]>([
    ['page=-1', {}, 'page is "-1"; it must be a whole number from 1 to 1000000.'],
    ['page=0', {}, 'page is "0"; it must be a whole number from 1 to 1000000.'],
    ['page=1.5', {}, 'page is "1.5"; it must be a whole number from 1 to 1000000.'],
    ['page=NaN', {}, 'page is "NaN"; it must be a whole number from 1 to 1000000.'],
    ['page=1e999', {}, 'page is "1e999"; it must be a whole number from 1 to 1000000.'],
    ['page=99999999999', { page: 1_000_000 }, 'page is "99999999999"; it must be a whole number from 1 to 1000000.'],
    ['page=2&page=3', { page: 2 }, 'page is given more than once; the first counts.'],
    ['near=87o', {}, 'near is "87o"; it must be a postcode of four digits.'],
    ['sortBy=toString', {}, `sortBy is "toString"; it must be one of ${sortNames}.`],
    ['price=Infinity:', {}, `price is "Infinity:"; ${rangeRule}`],
    ['price=NaN:NaN', {}, `price is "NaN:NaN"; ${rangeRule}`],
    ['price=:1e999', {}, `price is ":1e999"; ${rangeRule}`],
    ['price=-5:10', {}, `price is "-5:10"; ${rangeRule}`],
    ['price=1.5:', {}, `price is "1.5:"; ${rangeRule}`],
    ['price=10000', {}, `price is "10000"; ${rangeRule}`],
    ['price=1:2:3', {}, `price is "1:2:3"; ${rangeRule}`],
    ['certified=false', {}, 'certified is "false"; it can only be true, or be left out.'],
    ['created_at_timestamp=2026-02-30:', {}, `created_at_timestamp is "2026-02-30:"; ${dayRule}`],
    ['created_at_timestamp=1790000000:', {}, `created_at_timestamp is "1790000000:"; ${dayRule}`],
    [
      'created_at_timestamp=2026-02-28:2026-01-31',
      { ranges: { created_at_timestamp: { min: 1_769_817_600, max: 1_772_323_199 } } },
      'created_at_timestamp is "2026-02-28:2026-01-31"; the lower end comes first.',
    ],
    ['km=0x10:', {}, `km is "0x10:"; ${rangeRule}`],
    ['price=5:1', { ranges: { price: { min: 1, max: 5 } } }, 'price is "5:1"; the lower end comes first.'],
    [
      `price=:${'9'.repeat(300)}`,
      { ranges: { price: { max: 1_000_000_000 } } },
      'price has an end above 1000000000, which is the highest.',
    ],
    ['make=a%00b', {}, 'make is "a\\u0000b"; a value has at most 200 printable characters.'],
    ['query=a%00%1bb', { query: 'a b' }, 'query contains control characters; they count as spaces.'],
  ])('%s', (address, fields, sentence) => {
    expect(sentences(address)).toEqual({ state: state(fields), problems: [sentence] })
  })

  test('a thousand values are truncated to a hundred', () => {
    const { state, problems } = sentences(Array.from({ length: 1000 }, (_, i) => `make=m${i}`).join('&'))
    expect(state.lists.make).toHaveLength(100)
    expect(problems).toEqual(['make has 1000 values; at most 100 are allowed.'])
  })

  test('a long query is truncated between characters, and a long value dropped', () => {
    const { state, problems } = sentences(new URLSearchParams({ query: '𝐀'.repeat(300), make: 'x'.repeat(201) }))
    expect(state).toEqual({ ...emptySearch, query: '𝐀'.repeat(200) })
    expect(problems).toEqual([
      'query has 300 characters; at most 200 are allowed.',
      `make is "${'x'.repeat(40)}…"; a value has at most 200 printable characters.`,
    ])
  })
})

test.each([
  ['make=Mazda&price=1:2&make=Toyota', true],
  ['make=Mazda&make=Toyota&price=1:2&utm_source=x', true],
  ['make=Mazda&make=Toyota&price=1:2&year=', false],
  ['make=Mazda&make=Toyota&price=1:2&sortBy=rank', false],
  ['make=Mazda&make=Toyota&make=Toyota&price=1:2', false],
  ['make=Mazda&price=1:2', false],
])('[RT-1] whether ?%s is the canonical URL of its search: %s', (address, expected) => {
  const search = state({ lists: { make: ['Mazda', 'Toyota'] }, ranges: { price: { min: 1, max: 2 } } })
  expect(isCanonical(address, search)).toBe(expected)
})

/** A small seeded generator, so that failures are reproducible. */
function randomNumbers(seed: number): () => number {
  let x = seed
  return () => {
    x = (Math.imul(x, 1_664_525) + 1_013_904_223) >>> 0
    return x / 2 ** 32
  }
}

/** Searches of every kind, on every path. */
function expectSearchesFromUrls(count: number, seed: number): void {
  const paths = ['/', '/search/used-cars/', '/used-car/caravans-motorhomes-and-trucks/']
  const random = randomNumbers(seed)
  const below = (n: number) => Math.floor(random() * n)
  const alphabet = [...'aZ9 &=+%:/?#;,.\'"<>é🚗Š-_~!*()[]{}|\\']
  const word = () =>
    Array.from({ length: 1 + below(8) }, () => alphabet[below(alphabet.length)])
      .join('')
      .replace(/\s+/g, ' ')
      .trim() || 'x'
  const values = () => [...new Set(Array.from({ length: 1 + below(6) }, word))].sort()
  const range = () => {
    const min = below(100_000)
    const max = min + below(100_000)
    return [{ min }, { max }, { min, max }][below(3)]
  }
  const days = () => {
    const { min, max } = range() ?? {}
    return { ...(min && { min: min * 86_400 }), ...(max && { max: max * 86_400 + 86_399 }) }
  }
  const plainRanges = rangeNames.filter((name) => searchFilters[name].kind === 'range')
  const some = <K extends string, V>(names: K[], value: () => V) =>
    Object.fromEntries(names.filter(() => random() < 0.3).map((name) => [name, value()]))

  for (let i = 0; i < count; i++) {
    const search = state({
      query: below(2) ? parseSearch(new URLSearchParams({ query: word() })).state.query : '',
      page: 1 + below(50),
      sortBy: Object.keys(sortOrders)[below(7)] as SortBy,
      ...(below(2) && { near: String(below(10_000)).padStart(4, '0') }),
      lists: some([...listNames], values),
      ranges: { ...some(plainRanges, range), ...some(['created_at_timestamp'], days) },
      flags: some([...flagNames], () => true as const),
    })
    const address = formatSearch(search)
    expect(parseSearch(address)).toEqual({ state: search, problems: [] })
    expect(isCanonical(address, search)).toBe(true)
    const path = paths[i % paths.length] ?? ''
    const url = new URL(searchHref(path, search), 'https://site.example')
    expect(url.search.slice(1)).toBe(address.replaceAll("'", '%27'))
    expect([url.pathname, parseSearch(url.search).state]).toEqual([path, search])
  }
}

describe('[RT-1] [SR-2] any search on any path parses back from its URL', () => {
  test('of 1,000 searches', { tags: 'long' }, () => expectSearchesFromUrls(1000, 8))
  test('of 5,000 searches', { tags: 'exhaustive' }, () => expectSearchesFromUrls(5000, 7))
})
