import { expect, test } from 'vitest'
import { activeFilters, rangeLabel, valueLabel } from './active-filters.ts'
import type { SearchState } from './search-filters.ts'
import { clearFilters, goToPage, setNear, setQuery, setRange, setSort, setValue } from './search-update.ts'
import { formatSearch, parseSearch } from './search-url.ts'

const at = (address: string): SearchState => parseSearch(address).state

test('choosing, and choosing again, goes back to where it was, but for the page', () => {
  const start = at('make=Toyota&page=4')
  const chosen = setValue(start, 'make', 'Mazda', true)
  expect(formatSearch(chosen)).toBe('make=Mazda&make=Toyota')
  const one = setValue(chosen, 'make', 'Mazda', false)
  expect(formatSearch(one)).toBe('make=Toyota')
  expect(setValue(one, 'make', 'Toyota', false)).toEqual(at(''))
  expect(formatSearch(start)).toBe('make=Toyota&page=4')
})

test('each change begins at the first page, and only paging keeps it', () => {
  const start = at('make=Kia&price=:20000&page=4')
  expect(formatSearch(setRange(start, 'price', { min: 5000 }))).toBe('make=Kia&price=5000:')
  expect(formatSearch(setRange(start, 'price', {}))).toBe('make=Kia')
  expect(formatSearch(setSort(start, 'newest'))).toBe('make=Kia&price=:20000&sortBy=newest')
  expect(formatSearch(setQuery(start, ' gt '))).toBe('query=gt&make=Kia&price=:20000')
  expect(formatSearch(goToPage(start, 2))).toBe('make=Kia&price=:20000&page=2')
  expect(formatSearch(clearFilters(setSort(start, 'km_asc')))).toBe('sortBy=km_asc')
})

test('[LO-5] nearest first replaces a chosen order, is a chip, and is cleared with the filters', () => {
  const near = setNear(at('make=Kia&sortBy=price_asc&page=4'), '3220')
  expect(formatSearch(near)).toBe('make=Kia&near=3220')
  expect(activeFilters(near).map(({ label, without }) => [label, formatSearch(without(near))])).toEqual([
    ['Near 3220', 'make=Kia'],
    ['Kia', 'near=3220'],
  ])
  expect(formatSearch(setSort(near, 'price_asc'))).toBe('make=Kia&near=3220&sortBy=price_asc')
  expect(formatSearch(clearFilters(near))).toBe('')
})

test('each chip says what it is and leads to the search without it', () => {
  const state = at('query=gt&make=Kia&make=MG&car_type=demo&price=10000:30000&page=2')
  const chips = activeFilters(state)
  expect(chips.map(({ title, label, without }) => [title, label, formatSearch(without(state))])).toEqual([
    ['Search', '“gt”', 'make=Kia&make=MG&car_type=demo&price=10000:30000'],
    ['Make', 'Kia', 'query=gt&make=MG&car_type=demo&price=10000:30000'],
    ['Make', 'MG', 'query=gt&make=Kia&car_type=demo&price=10000:30000'],
    ['Condition', 'Demo', 'query=gt&make=Kia&make=MG&price=10000:30000'],
    ['Price', '$10,000 to $30,000', 'query=gt&make=Kia&make=MG&car_type=demo'],
  ])
  expect(activeFilters(at('sortBy=newest&page=2'))).toEqual([])
})

test('[SR-10] the chips of conditions are in the order new, demo, used', () => {
  const chips = activeFilters(at('car_type=used&car_type=demo&car_type=new'))
  expect(chips.map(({ label }) => label)).toEqual(['New', 'Demo', 'Used'])
})

test('the chips of seats are in numeric order, and say that they are seats', () => {
  const chips = activeFilters(at('seats=7&seats=12&seats=1'))
  expect(chips.map(({ label }) => label)).toEqual(['1 seat', '7 seats', '12 seats'])
})

test('ranges read as people say them', () => {
  expect(rangeLabel('price', { max: 30_000 })).toBe('Up to $30,000')
  expect(rangeLabel('year', { min: 2019 })).toBe('From 2019')
  expect(rangeLabel('year', { min: 2019, max: 2019 })).toBe('2019')
  expect(rangeLabel('km', { min: 10_000, max: 80_000 })).toBe('10,000 km to 80,000 km')
  expect(valueLabel('make', 'bmw')).toBe('bmw')
})
