import { expect, test } from 'vitest'
import { formatSearch, parseSearch } from '../search-url.ts'
import { inStockSpelling, onlyKnownValues } from './known-values.ts'

const facets = {
  make: [
    { value: 'Toyota', count: 3 },
    { value: 'Škoda', count: 0 },
  ],
  body: [{ value: 'SUV', count: 2 }],
}

test.each([
  ['make=toyota&body=suv', 'make=Toyota&body=SUV', 'make=Toyota&body=SUV'],
  ['make=TOYOTA&make=Toyota&make=skoda', 'make=Toyota&make=%C5%A0koda', 'make=Toyota&make=%C5%A0koda'],
  ['make=Foo', 'make=Foo', ''],
  ['make=Foo&make=toyota&page=2', 'make=Foo&make=Toyota&page=2', 'make=Toyota&page=2'],
  ['colour=Red&price=1:2', 'colour=Red&price=1:2', 'price=1:2'],
  ['query=toyota', 'query=toyota', 'query=toyota'],
])('%s is %s as the stock spells it, and %s of what it knows', (address, spelt, known) => {
  const { state } = parseSearch(address)
  expect(formatSearch(inStockSpelling(state, facets))).toBe(spelt)
  expect(formatSearch(onlyKnownValues(state, facets))).toBe(known)
})
