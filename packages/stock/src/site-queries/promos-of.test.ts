import type { Promo } from '@forecourt/contracts/site/settings/promos'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { parseSearch } from '@forecourt/domain/search/search-url'
import { expect, test } from 'vitest'
import { promosOf } from './promos-of.ts'

const promo = (title: string, more: Partial<Promo> = {}): Promo => ({
  strictDisplay: false,
  node: { title, text: title, href: '/', button: 'See' },
  ...more,
})
const items = [
  promo('a'),
  promo('b'),
  promo('first', { position: 1 }),
  promo('sale', { start: '2026-11-10', expiry: '2026-11-20' }),
]
const site = testSite({ promos: { items, positions: [3, 9, 15], shuffle: false } })

function shownAt(time: string, query = '', cards = 21) {
  const { promos = [] } = promosOf(site, parseSearch(query).state, cards, new Date(time))
  return promos.map(({ after, title }) => `${after} ${title}`)
}

test.each([
  ['2026-11-09T12:59:00Z', ['3 first', '9 a', '15 b']],
  ['2026-11-10T00:00:00Z', ['3 first', '9 a', '15 b']],
  ['2026-11-10T02:00:00Z', ['3 first', '9 sale', '15 a']],
  ['2026-11-20T12:00:00Z', ['3 first', '9 a', '15 b']],
  ['2026-11-20T14:00:00Z', ['3 first', '9 a', '15 b']],
])(
  '[NV-4] at %s a page of results has the promos of the day at the dealer, the positioned one first: %j',
  (...args) => {
    const [time, shown] = args
    expect(shownAt(time)).toEqual(shown)
  },
)

test('[NV-4] each page, and each hour, the others go one further', () => {
  const pages = ['', 'page=2', 'page=3'].map((query) => shownAt('2026-12-01T00:00:00Z', query))
  expect(pages).toEqual([
    ['3 first', '9 a', '15 b'],
    ['3 first', '9 b', '15 a'],
    ['3 first', '9 a', '15 b'],
  ])
  expect(shownAt('2026-12-01T01:00:00Z')).toEqual(pages[1])
  expect(shownAt('2026-12-01T00:00:00Z', '', 8)).toEqual(['3 first'])
})
