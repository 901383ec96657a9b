import { expect, test } from 'vitest'
import { misplacedFeed, unknownDealership } from './unknown-dealership.ts'

const known = ['harbourside-brookvale', 'northgate-aspley']

test('an unknown dealership’s message has the nearest name, and all names', () => {
  expect(unknownDealership('northgat-aspley', known)).toBe(
    'No site has a dealership "northgat-aspley". Did you mean "northgate-aspley"? The dealerships are: harbourside-brookvale, northgate-aspley.',
  )
})

test('of very many dealerships twenty are listed', () => {
  const many = Array.from({ length: 1020 }, (_, index) => `dealer-${index}`)
  expect(unknownDealership('somebody', many)).toMatch(/dealer-18, dealer-19 and 1,000 more\.$/)
})

test.each([
  [
    'feeds/northgat-aspley/a.csv',
    'No site has a dealership "northgat-aspley". Did you mean "northgate-aspley"? The dealerships are: harbourside-brookvale, northgate-aspley. Drop the file at feeds/northgate-aspley/a.csv.',
  ],
  [
    'feeds/zzz/a.csv',
    'No site has a dealership "zzz". The dealerships are: harbourside-brookvale, northgate-aspley. Drop the file at feeds/<dealership>/a.csv.',
  ],
  [
    'feeds/a.csv',
    "The file is not in a dealership's folder. The dealerships are: harbourside-brookvale, northgate-aspley. Drop it at feeds/<dealership>/<file>.",
  ],
  [
    'feeds/northgate-aspley/old/a.csv',
    "The file is not in a dealership's folder. The dealerships are: harbourside-brookvale, northgate-aspley. Drop it at feeds/<dealership>/<file>.",
  ],
])('a file at %s gets the right path', (key, message) => {
  expect(misplacedFeed(key, known)).toBe(message)
})

test('without any deployed site the message says so', () => {
  expect(misplacedFeed('feeds/a.csv', [])).toContain('There are no dealerships yet')
})
