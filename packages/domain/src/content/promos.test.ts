import type { Promo } from '@forecourt/contracts/site/settings/promos'
import { expect, test } from 'vitest'
import { parseSearch } from '../search/search-url.ts'
import { isForSearch, promosInGrid, promosInOrder } from './promos.ts'

const promo = (title: string, more: Partial<Promo> = {}): Promo => ({
  strictDisplay: false,
  node: { title, text: title, href: '/', button: 'See' },
  ...more,
})
const stateOf = (query: string) => parseSearch(query).state
const at = (day: string, query = '', turn = 0) => ({ day, state: stateOf(query), turn })
const titles = (promos: readonly Promo[]) => promos.map(({ node }) => node.title)

test.each([
  ['2026-11-09', ['always']],
  ['2026-11-10', ['always', 'dated']],
  ['2026-11-20', ['always', 'dated']],
  ['2026-11-21', ['always']],
])('[NV-4] on %s the promos are %j', (day, shown) => {
  const items = [promo('always'), promo('dated', { start: '2026-11-10', expiry: '2026-11-20' })]
  expect(titles(promosInOrder(items, at(day), false))).toEqual(shown)
})

test('[NV-4] positioned ones come first, by position; others as listed, or shuffled each turn', () => {
  const items = [promo('a'), promo('b'), promo('second', { position: 2 }), promo('c'), promo('first', { position: 1 })]
  expect(titles(promosInOrder(items, at('2026-11-23'), false))).toEqual(['first', 'second', 'a', 'b', 'c'])
  const orders = [0, 1, 2, 3, 4, 5].map((turn) => titles(promosInOrder(items, at('2026-11-23', '', turn), true)))
  expect(orders.every((order) => order[0] === 'first' && order[1] === 'second')).toBe(true)
  expect(orders.every((order) => order.toSorted().join() === 'a,b,c,first,second')).toBe(true)
  expect(new Set(orders.map((order) => order.join())).size).toBeGreaterThan(1)
})

test.each([
  ['', undefined, false, true],
  ['make=Kia', { make: ['Kia'] }, false, true],
  ['make=Mazda', { make: ['Kia'] }, false, false],
  ['', { make: ['Kia'] }, false, false],
  ['make=Kia&body=SUV', { make: ['Kia'] }, false, true],
  ['make=Kia&body=SUV', { make: ['Kia'] }, true, false],
  ['make=Kia', { make: ['Kia'] }, true, true],
  ['make=Kia&price=:30000', { make: ['Kia'] }, true, false],
  ['query=tow', undefined, true, false],
  ['', undefined, true, true],
])('[NV-7] the search "%s" with display %j, strict %s: %s', (...[query, display, strictDisplay, shown]) => {
  expect(isForSearch(promo('x', { ...(display && { display }), strictDisplay }), stateOf(query))).toBe(shown)
})

const grid = (items: readonly Promo[], turn: number, cards = 21) =>
  Object.entries(promosInGrid(items, { positions: [3, 9], cards, turn })).map(
    ([position, { node }]) => `${position} ${node.title}`,
  )

test('[NV-4] the choice rotates by one each turn, over the positions that have cards before them', () => {
  const items = [promo('a'), promo('b'), promo('c')]
  expect([0, 1, 2, 3].map((turn) => grid(items, turn))).toEqual([
    ['3 a', '9 b'],
    ['3 b', '9 c'],
    ['3 c', '9 a'],
    ['3 a', '9 b'],
  ])
  expect(grid(items, 0, 5)).toEqual(['3 a'])
  expect(grid([promo('a')], 7)).toEqual(['3 a', '9 a'])
  expect(grid([], 0)).toEqual([])
})

test('[NV-4] positioned ones are first at every turn; only the others rotate', () => {
  const items = [promo('first', { position: 1 }), promo('a'), promo('b')]
  expect([0, 1, 2].map((turn) => grid(items, turn))).toEqual([
    ['3 first', '9 a'],
    ['3 first', '9 b'],
    ['3 first', '9 a'],
  ])
})
