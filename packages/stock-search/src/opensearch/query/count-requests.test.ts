import { emptySearch, type SearchState } from '@forecourt/domain/search/search-filters'
import { expect, test } from 'vitest'
import { testScope } from '../../testing/test-scope.ts'
import { countedLists, countedRanges, countRequests, select } from './count-requests.ts'
import { pageBody, reverseSort, sortOf } from './search-bodies.ts'

const now = 1_790_000_000
const selectionOf = (state: Partial<SearchState>, scope = testScope()) =>
  select(scope, { ...emptySearch, ...state }, { now })
const questionsOf = (state: Partial<SearchState>) => {
  const selection = selectionOf(state)
  return countRequests(selection, countedLists(selection), countedRanges(selection))
}
const countedIn = (state: Partial<SearchState>, name: string) => Object.keys(questionsOf(state).get(name)?.aggs ?? {})

test('[SR-6] a search without filters is one request; each filter adds one without it', () => {
  expect([...questionsOf({}).keys()]).toEqual(['selected'])
  expect([...questionsOf({ lists: { fuel: ['Diesel'] }, ranges: { km: { max: 5 } } }).keys()]).toEqual([
    'selected',
    'without fuel',
    'without km',
  ])
})

test('[SR-6] an active facet is counted without its own filter, all others with every filter', () => {
  const state = { lists: { fuel: ['Diesel'] } }
  expect(countedIn(state, 'without fuel')).toEqual(['list fuel'])
  expect(countedIn(state, 'selected')).not.toContain('list fuel')
  expect(countedIn(state, 'selected')).toContain('list make')
})

test('[SR-6] if a vehicle must have every chosen value, the filter’s values are counted among the matches', () => {
  const state = { lists: { filtered_features: ['Sunroof'] } }
  expect(countedIn(state, 'without filtered_features')).toEqual([])
  expect(countedIn(state, 'selected')).toContain('list filtered_features')
  expect(countedIn(state, 'listed')).toEqual(['list filtered_features'])
})

test('[SR-6] the models of a chosen make are requested among all its listed vehicles', () => {
  expect(countedIn({ lists: { make: ['Kia'] } }, 'offered model')).toEqual(['list model'])
})

test('[TN-10] every request begins with the scope’s listing clauses', () => {
  const scope = testScope({ dealerships: ['northgate'] })
  const own = { terms: { dealership: ['northgate'] } }
  const selection = selectionOf({ lists: { make: ['Kia'], badge: ['GT'] }, query: 'x' }, scope)
  for (const { clauses } of countRequests(selection, countedLists(selection), []).values())
    expect(clauses).toContainEqual(own)
})

test('[SR-8] an order ends with the id, and is reversed completely from its other end', () => {
  const sort = sortOf(selectionOf({ sortBy: 'price_asc' }))
  expect(sort).toEqual([
    { 'number.price': { order: 'asc', missing: '_last', unmapped_type: 'double' } },
    { id: { order: 'asc' } },
    { dealership: { order: 'asc' } },
  ])
  expect(reverseSort(sort)).toEqual([
    { 'number.price': { order: 'desc', missing: '_first', unmapped_type: 'double' } },
    { id: { order: 'desc' } },
    { dealership: { order: 'desc' } },
  ])
  expect(reverseSort(reverseSort(sort))).toEqual(sort)
})

test('[SR-7] a page within the result window is part of the counts’ msearch; one beyond needs search_after', () => {
  const selection = selectionOf({})
  expect(pageBody(selection, { first: 42, size: 21 }, 10_000)).toMatchObject({ from: 42, size: 21 })
  expect(pageBody(selection, { first: 9_996, size: 21 }, 10_000)).toBeUndefined()
  expect(pageBody(selection, { first: Number.POSITIVE_INFINITY, size: 21 }, 10_000)).toBeUndefined()
})
