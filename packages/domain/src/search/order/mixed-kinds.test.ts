import { expect, test } from 'vitest'
import { emptySearch, type SearchState } from '../search-filters.ts'
import { mixedKinds } from './mixed-kinds.ts'

const hit = (id: string, item_type: string, status = 'in_stock') => ({
  ...{ id, item_type, status },
  ...{ reserved: false, photos_count: 3 },
})
const bikes = ['a', 'b', 'c'].map((id) => hit(id, 'motorcycle'))
const vans = ['d', 'e'].map((id) => hit(id, 'caravan'))
const truck = hit('f', 'truck')
const idsOf = (hits: { id: string }[]) => hits.map(({ id }) => id).join('')
const mixed = (hits: typeof bikes, { pageSize = 21, ...state }: Partial<SearchState> & { pageSize?: number } = {}) =>
  idsOf(mixedKinds(hits, { ...emptySearch, ...state }, pageSize))

test('kinds follow in turn, and each keeps its order', () => {
  expect(mixed([...bikes, ...vans, truck])).toBe('adfbec')
  expect(mixed(bikes)).toBe('abc')
  expect(mixed([])).toBe('')
})

test('each page keeps its own vehicles, also where one shows those before it', () => {
  const all = [...bikes, ...vans, truck]
  expect(mixed(all, { pageSize: 4 })).toBe('adbcef')
  expect(mixed(all.slice(0, 4), { pageSize: 4 })).toBe('adbc')
})

test('what is sold stays behind what is for sale', () => {
  expect(mixed([...bikes, hit('s', 'truck', 'sold'), ...vans.map((van) => ({ ...van, status: 'sold' }))])).toBe(
    'abcsde',
  )
})

test('what has no photo stays behind what has some', () => {
  expect(mixed([...bikes, { ...truck, photos_count: 0 }, ...vans.map((van) => ({ ...van, photos_count: 0 }))])).toBe(
    'abcfde',
  )
})

test.each([{ sortBy: 'price_asc' as const }, { query: 'van' }, { near: '5000' }])(
  '[SR-8] an order that was asked for is kept: %j',
  (state) => {
    expect(mixed([...bikes, ...vans], state)).toBe('abcde')
  },
)
