import { expect, test } from 'vitest'
import { suggestLocalities } from './suggest-localities.ts'

const namesOf = (text: string) =>
  suggestLocalities(text).map(({ name, state, postcode }) => `${name} ${state} ${postcode}`)

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

test('at most eight, towns before suburbs, by name', () => {
  expect(namesOf('23')).toHaveLength(8)
  expect(namesOf('geelong')[0]).toBe('Geelong VIC 3220')
})
