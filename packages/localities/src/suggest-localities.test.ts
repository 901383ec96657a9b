import { expect, test } from 'vitest'
import { localityMeant } from './locality-meant.ts'
import { suggestLocalities } from './suggest-localities.ts'

const melbourne = { lat: -37.81, long: 144.96 }
const namesOf = (text: string, points = [melbourne]) =>
  suggestLocalities(text, points).map(({ name, state, postcode }) => `${name} ${state} ${postcode}`)

test.each([
  ['brookv', ['Brookvale NSW 2100']],
  ['Brookvale nsw', ['Brookvale NSW 2100']],
  ['BROOKVALE 21', ['Brookvale NSW 2100']],
  ['perth', ['Perth WA 6000', 'Perth TAS 7300']],
  ['perth tas', ['Perth TAS 7300']],
  ['mt isa', ['Mount Isa QLD 4825']],
  ['6743 kun', ['Kununurra WA 6743']],
  ['nowhereville', []],
  ['b', []],
  ['2', []],
  ['', []],
])('“%s” may become %j', (text, names) => {
  expect(namesOf(text).slice(0, names.length || 8)).toEqual(names)
})

test.each([
  ['richmond', '3121', [melbourne]],
  ['richmond', '2753', [{ lat: -33.75, long: 150.69 }]],
  ['richmond', '2753', []],
  ['richmond nsw', '2753', [melbourne]],
  // Of Tasmania’s, which is a town, and the one close by.
  ['oatlands', '2117', [{ lat: -33.75, long: 150.69 }]],
  // 1485 is of post office boxes.
  ['kogarah', '2217', [{ lat: -33.75, long: 151.28 }]],
])('“%s” is first %s, for one at %j', (text, postcode, points) => {
  expect(suggestLocalities(text, points)[0]?.postcode).toBe(postcode)
  if (points.length > 0 && text === 'richmond') expect(localityMeant(text, points)?.postcode).toBe(postcode)
})

test('at most eight, towns before suburbs, by name', () => {
  expect(namesOf('23')).toHaveLength(8)
  expect(namesOf('geelong')[0]).toBe('Geelong VIC 3220')
})
