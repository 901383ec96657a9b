import { expect, test } from 'vitest'
import { formatSearch, parseSearch } from '../search-url.ts'
import { filterRelaxations } from './filter-relaxations.ts'

test.each<[string, Record<string, number>, [string, number, string][]]>([
  ['price=1:2', { price: 2 }, [['Any price', 2, '']]],
  ['make=Kia&price=1:2', { make: 0, price: 7 }, [['Any price', 7, 'make=Kia']]],
  [
    'make=Kia&make=MG&body=Ute&certified=true&page=3',
    { make: 2, body: 1, certified: 5 },
    [
      ['Any certified', 5, 'make=Kia&make=MG&body=Ute'],
      ['Any make', 2, 'body=Ute&certified=true'],
      ['Any body type', 1, 'make=Kia&make=MG&certified=true'],
    ],
  ],
  ['make=Kia&price=1:2', { make: 0, price: 0 }, []],
  ['query=zzz&make=Kia', { query: 3, make: 0 }, [['Without “zzz”', 3, 'make=Kia']]],
  [`query=${'a'.repeat(200)}`, { query: 3 }, [[`Without “${'a'.repeat(59)}…”`, 3, '']]],
  ['make=Kia', { unknown: 9 }, []],
])('from %s, where without each there are %j, the ways out are %j', (address, without, ways) => {
  const { state } = parseSearch(address)
  const left = filterRelaxations(state, { count: 0, without })
  expect(left.map((way) => [way.label, way.count, formatSearch(way.without(state))])).toEqual(ways)
})

test('where something is found already, only what brings more is named', () => {
  const { state } = parseSearch('make=Kia&fuel=Diesel')
  expect(
    filterRelaxations(state, { count: 4, without: { make: 4, fuel: 18 } }).map(({ key, count }) => [key, count]),
  ).toEqual([['fuel', 18]])
})
