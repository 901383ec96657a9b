import { parseSearch } from '@forecourt/domain/search/search-url'
import { expect, test } from 'vitest'
import { suggestQuery } from './use-suggestions.ts'

test.each([
  ['', 'toy', 'text=toy'],
  ['query=old+words&make=Kia&page=3&sortBy=newest', 'rio & co', 'make=Kia&sortBy=newest&text=rio%20%26%20co'],
  ['', '🚗'.repeat(300), `text=${'%F0%9F%9A%97'.repeat(200)}`],
])('on the page of %j the words %j are asked for by %j', (address, text, query) => {
  expect(suggestQuery(parseSearch(address).state, text)).toBe(query)
})
