import { expect, test } from 'vitest'
import { singleValues } from '../../filter-values.ts'
import { heldOutQueries } from '../../relevance/held-out-queries.ts'
import { judgedQueries } from '../../relevance/judged-queries.ts'
import { judgedStock } from '../../relevance/judged-stock.ts'
import { parseJudgedQueries } from '../../relevance/score-queries.ts'
import { valueWords } from '../terms/word-match.ts'
import { extractPlace, extractPostcode } from './extract-place.ts'

const listed = judgedStock()
const values = listed.flatMap((car) => [String(car.year), ...Object.values(singleValues).map((read) => read(car))])
const listedWords = new Set([...new Set(values)].flatMap((value) => [...valueWords(value ?? '').keys()]))
const stock = {
  has: (word: string) => listedWords.has(word),
  hasPrefix: (word: string) => [...listedWords].some((own) => own.startsWith(word)),
}
const yard = (name: string, city: string, lat: number, long: number) => ({
  ...{ name, dealership: name, city, lat, long },
  isUsual: true,
})
const places = [
  yard('Meridian Parramatta', 'Parramatta', -33.8213, 151.0026),
  yard('Harbourside Brookvale', 'Brookvale', -33.7606, 151.2743),
  yard('Northgate Aspley', 'Aspley', -27.3637, 153.0156),
  yard('Meridian Geelong', 'Geelong West', -38.1458, 144.3515),
  yard('Meridian Southport', 'Southport', -27.9806, 153.4086),
  yard('Meridian Cannington', 'Cannington', -32.0168, 115.9352),
]
const group = { places, stock }

const at = (...names: string[]) => ({ dealership_name: names })
const [sydney, nsw] = [
  ['Harbourside Brookvale', 'Meridian Parramatta'],
  ['Harbourside Brookvale', 'Meridian Parramatta'],
]

test.each([
  // A yard, by its name and its city.
  ['southport', '', at('Meridian Southport')],
  ['Mazda near Southport', 'Mazda', at('Meridian Southport')],
  ['harbourside brookvale kia', 'kia', at('Harbourside Brookvale')],
  ['mazda near geelong', 'mazda', at('Meridian Geelong')],
  ['geelong west ute', 'ute', at('Meridian Geelong')],
  // Capitals, with and without a preposition.
  ['ute perth', 'ute', at('Meridian Cannington')],
  ['ute in perth', 'ute', at('Meridian Cannington')],
  ['perth ute', 'ute', at('Meridian Cannington')],
  ['ute perth wa', 'ute', at('Meridian Cannington')],
  ['2021 mazda cx5 brisbane', '2021 mazda cx5', at('Northgate Aspley')],
  ['suv under 30k sydney', 'suv under 30k', at(...sydney)],
  // States, by name and by letters.
  ['suv wa', 'suv', at('Meridian Cannington')],
  ['suv in WA', 'suv', at('Meridian Cannington')],
  ['suv western australia', 'suv', at('Meridian Cannington')],
  ['new south wales hybrid', 'hybrid', at(...nsw)],
  ['NSW utes', 'utes', at(...nsw)],
  ['victoria suv', 'suv', at('Meridian Geelong')],
  ['vic kia', 'kia', at('Meridian Geelong')],
  ['utes around queensland', 'utes', at('Meridian Southport', 'Northgate Aspley')],
  // Regions.
  ['gold coast ute', 'ute', at('Meridian Southport')],
  ['ute in the gold coast', 'ute', at('Meridian Southport')],
  ['suv surfers paradise', 'suv', at('Meridian Southport')],
  ['northern beaches suv', 'suv', at('Harbourside Brookvale')],
])('[SR-20] “%s” is “%s” at the yards of %j', (query, left, lists) => {
  expect(extractPlace(query, group)).toMatchObject({ left, lists })
})

test.each([
  ['mazda near Ballarat', 'mazda', '3350'],
  ['mazda ballarat', 'mazda', '3350'],
  ['around alice springs 4x4', '4x4', '0870'],
  ['near 2250', '', '2250'],
  ['near brisbane ute', 'ute', '4000'],
  ['kia near orange', 'kia', '2800'],
  ['ute kununurra', 'ute', '6743'],
  ['ute chatswood', 'ute', '2067'],
  ['ute mt isa', 'ute', '4825'],
  ['hilux mount isa qld', 'hilux', '4825'],
  ['orange nsw ute', 'ute', '2800'],
  ['suv perth tas', 'suv', '7300'],
  ['suv perth tasmania', 'suv', '7300'],
  ['ute richmond vic', 'ute', '3121'],
  ['ute richmond nsw', 'ute', '2753'],
  // Of several the one close by.
  ['ute hamilton qld', 'ute', '4007'],
  ['ute newcastle', 'ute', '2300'],
  ['qld 4000 ute', 'ute', '4000'],
  ['ute brisbane qld 4000', 'ute', '4000'],
  ['ute qld toowoomba', 'ute', '4350'],
  ['suv hobart', 'suv', '7000'],
  ['suv tas', 'suv', '7000'],
  ['suv in tassie', 'suv', '7000'],
  ['pilbara ute', 'ute', '6714'],
  ['ute sale vic', 'ute', '3850'],
  ['ute near sale', 'ute', '3850'],
  ['ute in young', 'ute', '2594'],
  ['ute the rocks', 'ute', '2000'],
  ['near 4999', '', '4999'],
])('[SR-20] “%s” is “%s” near %s', (query, left, near) => {
  const found = extractPlace(query, group)
  expect(found && { left: found.left, near: found.near, lists: found.lists }).toEqual(
    left === undefined ? undefined : { left, near, lists: {} },
  )
})

test.each(
  [
    // A make, a model, a badge, a body, a colour and a word of the trade win over a suburb.
    ['ford ranger', 'toyota camry', 'kia in orange', 'orange kia', 'mazda west', 'ranger raptor', 'land rover'],
    [
      'kia sorrento',
      'two fords',
      'sedan auto',
      'cheap sedan for sale',
      'ascot',
      'falcon xr6',
      'forester',
      'holden cruze',
    ],
    // Ordinary words, years, prices, kilometres, measures.
    [
      '6 speed manual',
      'low price',
      'family car',
      'young driver',
      'short wheelbase',
      'senior discount',
      'bright red',
      'lowest in price',
      'ute in sale',
    ],
    [
      'near atlantis',
      'ute nowhereville',
      'around 3220',
      'around 2019',
      'hilux 2018 to 2021',
      'under 5000',
      'north',
      'lakes',
    ],
    ['good condition', 'low kms', 'one owner', 'log books', 'full service history', 'near me', 'on sale', ''],
  ].flat(),
)('[SR-20] “%s” names no place', (query) => {
  expect(extractPlace(query, group)).toBeUndefined()
})

test('[SR-20] no judged query is read as a place', () => {
  const queries = [judgedQueries, heldOutQueries].flatMap(parseJudgedQueries).map(({ query }) => query)
  expect(queries.filter((query) => extractPlace(query, group))).toEqual([])
})

test.each([
  ['ute 4000', 'ute', '4000'],
  ['3220 kia', 'kia', '3220'],
  ['kia 4999', 'kia', '4999'],
  ['kia 2040', 'kia', '2040'],
  ['kia Around 4999', 'kia', '4999'],
  ['from 4999 kia', 'kia', '4999'],
  // A year, what is listed, post office boxes, and what is none.
  ['kia 2019', undefined, undefined],
  ['kia 2026', undefined, undefined],
  ['kia 1240', undefined, undefined],
  ['kia 0000', undefined, undefined],
  ['kia 20000', undefined, undefined],
])('[SR-20] of “%s” is left “%s”, near the postcode %s', (query, left, near) => {
  const found = extractPostcode(query, { ...group, thisYear: 2026 })
  expect(found && [found.left, found.near]).toEqual(left === undefined ? undefined : [left, near])
})

test('[SR-20] a stock number of four digits is no postcode', () => {
  const has = (word: string) => word === '4000'
  expect(extractPostcode('ute 4000', { places, stock: { ...stock, has }, thisYear: 2026 })).toBeUndefined()
})

const single = { places: places.slice(1, 2), stock }

test.each([
  ['kia in brookvale', 'kia'],
  ['kia sydney', 'kia'],
  ['kia nsw', 'kia'],
  ['kia northern beaches', 'kia'],
])('[SR-20] “%s”, where the only yard is, is “%s” and filters nothing', (query, left) => {
  expect(extractPlace(query, single)).toEqual({ left, lists: {} })
})

const richmond = { places: [yard('Bridge Road Cars', 'Richmond', -37.8183, 145.0018), ...places], stock }
const inRichmond = at('Bridge Road Cars')

test.each([
  ['ute richmond', 'ute', inRichmond, undefined],
  ['ute in richmond vic', 'ute', inRichmond, undefined],
  ['richmond Victoria 3121 ute', 'ute', inRichmond, undefined],
  ['bridge road cars vic', '', inRichmond, undefined],
  ['ute richmond nsw', 'ute', {}, '2753'],
  ['ute richmond new south wales', 'ute', {}, '2753'],
  ['ute richmond 2753', 'ute', {}, '2753'],
  // A year, and a state that has no place of the name.
  ['richmond 2019 ute', '2019 ute', inRichmond, undefined],
  ['bridge road cars nsw', 'nsw', inRichmond, undefined],
])('[SR-20] “%s”, with a yard in Richmond, is “%s” at %j near %s', (query, left, lists, near) => {
  expect(extractPlace(query, richmond)).toEqual({ left, lists, ...(near && { near }) })
})

test.each([
  ['kia near Geelong under 20k', 'kia under 20k', { typed: 'near Geelong', name: 'Geelong' }, 700],
  ['kia perth', 'kia', { typed: 'perth', name: 'Perth' }, 3290],
  ['kia wa', 'kia', { typed: 'wa', name: 'Western Australia' }, 2000],
  ['kia near 2250', 'kia', { typed: 'near 2250', name: 'Gosford 2250' }, 40],
])('[SR-20] “%s” of an only yard is “%s”, and how far it is', (query, left, place, km) => {
  const found = extractPlace(query, single)
  expect(found).toMatchObject({ left, lists: {}, elsewhere: { ...place, city: 'Brookvale' } })
  expect(Math.abs((found?.elsewhere?.km ?? 0) / km - 1)).toBeLessThan(0.2)
})

test('[SR-20] what is still being typed is no place while the stock has a word that begins so', () => {
  expect(extractPlace('toyota wa', { ...group, isUnfinished: true })).toBeUndefined()
  expect(extractPlace('toyota wa ', { ...group, isUnfinished: true })).toMatchObject({ left: 'toyota ' })
  expect(extractPlace('toyota perth', { ...group, isUnfinished: true })).toMatchObject({ left: 'toyota' })
})

test('[SR-20] a site without yards has no places', () => {
  expect(extractPlace('kia near geelong', { places: [], stock })).toBeUndefined()
})
