import { emptySearch } from '@forecourt/domain/search-fields'
import { formatSearch, parseSearch } from '@forecourt/domain/search-url'
import { expect, test } from 'vitest'
import { randomFrom } from '../testing/random.ts'
import { readPhrases } from './read-phrases.ts'

const read = (query: string) => readPhrases({ query, ranges: {}, lists: {} })

test.each([
  ['suv under 30k', 'suv', { price: { max: 30_000 } }],
  ['under $30,000 suv', 'suv', { price: { max: 30_000 } }],
  ['hilux below 80,000 km', 'hilux', { km: { max: 80_000 } }],
  ['hilux less than 80000kms', 'hilux', { km: { max: 80_000 } }],
  ['under 100k kms', '', { km: { max: 100_000 } }],
  ['over 2018 ranger', 'ranger', { year: { min: 2018 } }],
  ['corolla 2018 or newer', 'corolla', { year: { min: 2018 } }],
  ['before 2015', '', { year: { max: 2015 } }],
  ['between 20k and 30k', '', { price: { min: 20_000, max: 30_000 } }],
  ['20-30k ute', 'ute', { price: { min: 20_000, max: 30_000 } }],
  ['$20,000 to $30,000', '', { price: { min: 20_000, max: 30_000 } }],
  ['2019 to 2021 rav4', 'rav4', { year: { min: 2019, max: 2021 } }],
  ['rav4 $25000', 'rav4', { price: { max: 25_000 } }],
  ['rav4 60,000 km', 'rav4', { km: { max: 60_000 } }],
  ['under 300 a week', '', { price: { max: 300 } }],
  ['ute under 40k under 100,000km', 'ute', { price: { max: 40_000 }, km: { max: 100_000 } }],
  ['max 20k', '', { price: { max: 20_000 } }],
  ['under $30.000', '', { price: { max: 30_000 } }],
  ['under $1.000.000', '', { price: { max: 1_000_000 } }],
  ['under 32.5k', '', { price: { max: 32_500 } }],
  ['20000 - 30000', '', { price: { min: 20_000, max: 30_000 } }],
  ['2019-2021 rav4', 'rav4', { year: { min: 2019, max: 2021 } }],
  ['$20000-30000', '', { price: { min: 20_000, max: 30_000 } }],
])('“%s” asks for “%s” within %j', (query, left, ranges) => {
  expect(read(query)).toEqual({ query: left, ranges, lists: {} })
})

test.each([
  'mazda 3',
  'i30',
  '2019 rav4',
  'cx-5',
  'N-10432',
  'ram 1500',
  'under seat storage',
  'bmw 320i',
  'mx-5 under',
  'peugeot 308',
  'mazda 3-2019',
  '1042-5531',
  'under 1.2.3k',
  '1.2.3 km',
  'under 99999999999999999999999k',
  'under $2,000,000,000',
])('“%s” says no price, no distance and no year', (query) => {
  expect(read(query)).toEqual({ query, ranges: {}, lists: {} })
})

test('seats are a filter too, and a phrase takes the place of a range that was there', () => {
  expect(read('7 seater suv')).toEqual({ query: 'suv', ranges: {}, lists: { seats: ['7'] } })
  const given = { query: 'under 20k', ranges: { price: { max: 90_000 }, km: { max: 5 } }, lists: { make: ['Kia'] } }
  expect(readPhrases(given)).toEqual({
    query: '',
    ranges: { price: { max: 20_000 }, km: { max: 5 } },
    lists: given.lists,
  })
})

test('whatever is typed, what it comes to is a search that an address can hold', () => {
  const random = randomFrom(1)
  const parts = [
    'under',
    'over',
    'between',
    'to',
    '-',
    '$',
    ',',
    '.',
    ' ',
    'k',
    'km',
    '1',
    '20',
    '999',
    '000',
    '2019',
    'e9',
  ]
  for (let round = 0; round < 3000; round++) {
    const query = Array.from({ length: 1 + random.below(9) }, () => random.pick(parts)).join(random.pick(['', ' ']))
    const understood = formatSearch({ ...emptySearch, ...read(query) })
    expect(parseSearch(understood).refused, query).toEqual([])
  }
})
