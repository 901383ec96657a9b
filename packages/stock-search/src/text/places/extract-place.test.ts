import { expect, test } from 'vitest'
import { heldOutQueries } from '../../testing/relevance/held-out-queries.ts'
import { judgedQueries } from '../../testing/relevance/judged-queries.ts'
import { parseJudgedQueries } from '../../testing/relevance/score-queries.ts'
import { testGroup, testSingle, testYard } from '../../testing/test-yards.ts'
import { extractPlace } from './extract-place.ts'

const group = testGroup
const single = testSingle

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
  ['mazda near Ballarat', 'mazda', 'Ballarat 3350'],
  ['mazda ballarat', 'mazda', 'Ballarat 3350'],
  ['around alice springs 4x4', '4x4', 'Alice Springs 0870'],
  ['near 2250', '', '2250'],
  ['near brisbane ute', 'ute', 'Brisbane 4000'],
  ['kia near orange', 'kia', 'Orange 2800'],
  ['ute kununurra', 'ute', 'Kununurra 6743'],
  ['ute chatswood', 'ute', 'Chatswood 2067'],
  ['ute mt isa', 'ute', 'Mount Isa 4825'],
  ['hilux mount isa qld', 'hilux', 'Mount Isa QLD 4825'],
  ['orange nsw ute', 'ute', 'Orange NSW 2800'],
  ['suv perth tas', 'suv', 'Perth TAS 7300'],
  ['suv perth tasmania', 'suv', 'Perth TAS 7300'],
  ['ute richmond vic', 'ute', 'Richmond VIC 3121'],
  ['ute richmond nsw', 'ute', 'Richmond NSW 2753'],
  // Of several the one close by.
  ['ute hamilton qld', 'ute', 'Hamilton QLD 4007'],
  ['ute newcastle', 'ute', 'Newcastle 2300'],
  ['qld 4000 ute', 'ute', '4000'],
  ['ute brisbane qld 4000', 'ute', 'Brisbane QLD 4000'],
  ['ute qld toowoomba', 'ute', 'Toowoomba QLD 4350'],
  ['suv hobart', 'suv', 'Hobart 7000'],
  ['suv tas', 'suv', 'Tasmania 7000'],
  ['suv in tassie', 'suv', 'Tasmania 7000'],
  ['pilbara ute', 'ute', 'Pilbara 6714'],
  ['ute sale vic', 'ute', 'Sale VIC 3850'],
  ['ute near sale', 'ute', 'Sale 3850'],
  ['ute in young', 'ute', 'Young 2594'],
  ['ute the rocks', 'ute', 'The Rocks 2000'],
  ['near 4999', '', '4999'],
  // Called after its region, but beside it.
  ['bourke', '', 'Bourke 2840'],
  ['suv bourke nsw', 'suv', 'Bourke NSW 2840'],
  // The name that was typed, not what its postcode is called by.
  ['suv kent town', 'suv', 'Kent Town 5067'],
  ['kent town 5067 suv', 'suv', 'Kent Town 5067'],
  // A state or a postcode before it.
  ['nsw richmond', '', 'Richmond NSW 2753'],
  ['2753 richmond ute', 'ute', 'Richmond 2753'],
  ['2000 sydney', '', 'Sydney 2000'],
  ['sydney 2000 ute', 'ute', 'Sydney 2000'],
  ['4000 brisbane', '', 'Brisbane 4000'],
  // A distance.
  ['ute within 50km of bendigo', 'ute', 'Bendigo 3550'],
  ['within 10 km of 3550', '', '3550'],
  // No vehicle that people know here.
  ['ascot', '', 'Ascot 4007'],
  ['suv orion', 'suv', 'Orion 4722'],
  // A make or a model that is not in stock, where words say that a place is meant, and a town.
  ['ute in ascot', 'ute', 'Ascot 4007'],
  ['ute in bentley', 'ute', 'Bentley 6102'],
  ['ute bentley wa', 'ute', 'Bentley WA 6102'],
  ['ute near morgan', 'ute', 'Morgan 5320'],
  ['ute roma', 'ute', 'Roma 4455'],
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
    ['kia sorrento', 'two fords', 'sedan auto', 'cheap sedan for sale', 'falcon xr6', 'forester', 'holden cruze'],
    // Makes and models that are not in stock.
    ['falcon', 'avalon', 'brumby', 'bentley', 'bentley suv', 'morgan', 'sorrento', 'kingswood', 'belmont', 'camira'],
    ['hillman', 'holden belmont', 'royal enfield', 'aston martin', 'ferrari roma', 'falcons', 'wolseley', 'jensen'],
    ['diff lock ute', 'open field', 'forest green suv'],
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
      'within 50km of me',
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

test.each([
  ['wa falcon', 'falcon', at('Meridian Cannington')],
  ['nsw avalon', 'avalon', at(...nsw)],
  // A year, not the postcode of Darlinghurst or Botany.
  ['sydney 2010 ute', '2010 ute', at(...sydney)],
  ['suv nsw 2019', 'suv 2019', at(...nsw)],
  ['2019 perth ute', '2019 ute', at('Meridian Cannington')],
  // A distance has the yards within it.
  ['ute within 50km of perth', 'ute', at('Meridian Cannington')],
  ['within 100 km of southport', '', at('Meridian Southport', 'Northgate Aspley')],
  ['within 200 km of bendigo', '', at('Meridian Geelong')],
])('[SR-20] “%s” leaves “%s” at the yards of %j', (query, left, lists) => {
  expect(extractPlace(query, group)).toMatchObject({ left, lists })
})

test('[SR-20] no judged query is read as a place', { tags: 'long' }, () => {
  const queries = [judgedQueries, heldOutQueries].flatMap(parseJudgedQueries).map(({ query }) => query)
  expect(queries.filter((query) => extractPlace(query, group))).toEqual([])
})

test.each([
  ['kia in brookvale', 'kia'],
  ['kia sydney', 'kia'],
  ['kia nsw', 'kia'],
  ['kia northern beaches', 'kia'],
  ['kia near 2100', 'kia'],
  ['kia within 5 km of manly', 'kia'],
])('[SR-20] “%s”, where the only yard is, is “%s” and filters nothing', (query, left) => {
  expect(extractPlace(query, single)).toEqual({ left, lists: {} })
})

const richmond = { ...group, places: [testYard('Bridge Road Cars', 'Richmond', -37.8183, 145.0018), ...group.places] }
const inRichmond = at('Bridge Road Cars')

test.each([
  ['ute richmond', 'ute', inRichmond, undefined],
  ['ute in richmond vic', 'ute', inRichmond, undefined],
  ['richmond Victoria 3121 ute', 'ute', inRichmond, undefined],
  ['bridge road cars vic', '', inRichmond, undefined],
  ['vic richmond ute', 'ute', inRichmond, undefined],
  ['3121 richmond', '', inRichmond, undefined],
  ['ute richmond nsw', 'ute', {}, 'Richmond NSW 2753'],
  ['ute richmond new south wales', 'ute', {}, 'Richmond NSW 2753'],
  ['ute richmond 2753', 'ute', {}, 'Richmond 2753'],
  ['nsw richmond', '', {}, 'Richmond NSW 2753'],
  ['ute in new south wales richmond', 'ute', {}, 'Richmond NSW 2753'],
  ['2753 richmond', '', {}, 'Richmond 2753'],
  // A year, and a state that has no place of the name.
  ['richmond 2019 ute', '2019 ute', inRichmond, undefined],
  ['bridge road cars nsw', 'nsw', inRichmond, undefined],
])('[SR-20] “%s”, with a yard in Richmond, is “%s” at %j near %s', (query, left, lists, near) => {
  expect(extractPlace(query, richmond)).toEqual({ left, lists, ...(near && { near }) })
})

test.each([
  ['kia near Geelong under 20k', 'kia under 20k', { typed: 'near Geelong', name: 'Geelong VIC' }, 700],
  ['kia perth', 'kia', { typed: 'perth', name: 'Perth WA 6000' }, 3290],
  ['kia wa', 'kia', { typed: 'wa', name: 'Western Australia' }, 2000],
  ['kia near 2250', 'kia', { typed: 'near 2250', name: 'Gosford NSW 2250' }, 40],
  // Beside its own suburb.
  ['mazda manly', 'mazda', { typed: 'manly', name: 'Manly NSW' }, 5],
  ['suv frenchs forest', 'suv', { typed: 'frenchs forest', name: 'Frenchs Forest NSW 2086' }, 5],
  ['suv near 2095', 'suv', { typed: 'near 2095', name: 'Manly NSW 2095' }, 5],
  ['kia within 2 km of manly', 'kia', { typed: 'within 2 km of manly', name: 'Manly NSW' }, 5],
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
  expect(extractPlace('kia near geelong', { ...group, places: [] })).toBeUndefined()
})
