import type { SearchResult } from '@forecourt/contracts/search-result'
import { expect, test } from 'vitest'
import { formatSearch, parseSearch } from './search-url.ts'
import { waysOut } from './search-ways-out.ts'

const facet = (...counts: number[]) => counts.map((count, index) => ({ value: `${index}`, count }))
const some = { min: 0, max: 9, counts: [0, 2] }
const none = { min: 0, max: 9, counts: [0, 0] }

test.each<[string, Partial<SearchResult>, [string, string][]]>([
  ['price=1:2', { histograms: { price: some } }, [['Any price', '']]],
  ['make=Kia&price=1:2', { facets: { make: facet(0) }, histograms: { price: some } }, [['Any price', 'make=Kia']]],
  [
    'make=Kia&make=MG&body=Ute&page=3',
    { facets: { make: facet(0, 2), body: facet(0, 1) } },
    [
      ['Any make', 'body=Ute'],
      ['Any body type', 'make=Kia&make=MG'],
    ],
  ],
  ['make=Kia&price=1:2', { facets: { make: facet(0) }, histograms: { price: none } }, []],
  ['query=zzz', { facets: { make: facet(0) } }, []],
])('from %s, with %j, the ways out are %j', (address, found, ways) => {
  const left = waysOut(parseSearch(address).state, { facets: {}, histograms: {}, ...found })
  expect(left.map(({ label, without }) => [label, formatSearch(without)])).toEqual(ways)
})
