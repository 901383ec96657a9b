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

test('[SR-6] a search without filters is one question; a filter adds one that is asked without it', () => {
  expect([...questionsOf({}).keys()]).toEqual(['selected'])
  expect([...questionsOf({ lists: { fuel: ['Diesel'] }, ranges: { km: { max: 5 } } }).keys()]).toEqual([
    'selected',
    'without fuel',
    'without km',
  ])
})

test('[SR-6] a chosen facet is counted where it does not filter, all others where everything does', () => {
  const state = { lists: { fuel: ['Diesel'] } }
  expect(countedIn(state, 'without fuel')).toEqual(['list fuel'])
  expect(countedIn(state, 'selected')).not.toContain('list fuel')
  expect(countedIn(state, 'selected')).toContain('list make')
})

test('[SR-6] of a filter whose every chosen value a vehicle must have, values are counted among what has them', () => {
  const state = { lists: { filtered_features: ['Sunroof'] } }
  expect(countedIn(state, 'without filtered_features')).toEqual([])
  expect(countedIn(state, 'selected')).toContain('list filtered_features')
  expect(countedIn(state, 'listed')).toEqual(['list filtered_features'])
})

test('[SR-6] the models of a chosen make are asked for among all that is listed of it', () => {
  expect(countedIn({ lists: { make: ['Kia'] } }, 'offered model')).toEqual(['list model'])
})

test('[TN-10] whatever is asked, every question begins with what the scope lists', () => {
  const scope = testScope({ dealerships: ['northgate'] })
  const own = { terms: { dealership: ['northgate'] } }
  const selection = selectionOf({ lists: { make: ['Kia'], badge: ['GT'] }, query: 'x' }, scope)
  for (const { clauses } of countRequests(selection, countedLists(selection), []).values())
    expect(clauses).toContainEqual(own)
})

test('[SR-8] an order ends on the id, and read from its other end turns round whole', () => {
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

test('[SR-7] a page within what the index pages through by number is asked for with the counts; one beyond is walked to', () => {
  const selection = selectionOf({})
  expect(pageBody(selection, 42, 10_000)).toMatchObject({ from: 42, size: 21 })
  expect(pageBody(selection, 9_996, 10_000)).toBeUndefined()
  expect(pageBody(selection, Number.POSITIVE_INFINITY, 10_000)).toBeUndefined()
})
