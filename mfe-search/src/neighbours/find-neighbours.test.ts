import type { Hit } from '@forecourt/contracts/stock/vehicle'
import { parseSearch } from '@forecourt/domain/search/search-url'
import { expect, test } from 'vitest'
import { findNeighbours } from './find-neighbours.ts'
import { keptSearch } from './kept-search.ts'

/** Seven vehicles, three on a page; where a site loads more, with those of the pages before. */
const searchOf = (isCumulative: boolean) => async (query: string) => {
  const { page } = parseSearch(query).state
  const slugs = Array.from({ length: 7 }, (_, index) => ({ slug: `car-${index}` }) as Hit)
  return { hits: slugs.slice(isCumulative ? 0 : (page - 1) * 3, page * 3), page, pages: 3 }
}
const neighbours = async (slug: string, query: string, isCumulative = false) => {
  const found = await findNeighbours(slug, parseSearch(query).state, searchOf(isCumulative))
  const read = (href?: string) => href && [href.split('?')[0], keptSearch(href.split('?')[1] ?? '')]
  return found && [read(found.previous), read(found.next)]
}

test('a vehicle has the ones before and after it, over the ends of its page', async () => {
  expect(await neighbours('car-0', 'make=Kia')).toEqual([undefined, ['/cars/car-1', 'make=Kia']])
  expect(await neighbours('car-2', 'make=Kia')).toEqual([
    ['/cars/car-1', 'make=Kia'],
    ['/cars/car-3', 'make=Kia&page=2'],
  ])
  expect(await neighbours('car-3', 'page=2')).toEqual([
    ['/cars/car-2', ''],
    ['/cars/car-4', 'page=2'],
  ])
  expect(await neighbours('car-6', 'page=3')).toEqual([['/cars/car-5', 'page=2'], undefined])
})

test('where a site loads more the next one is behind those of the longer list', async () => {
  expect(await neighbours('car-5', 'page=2', true)).toEqual([
    ['/cars/car-4', 'page=2'],
    ['/cars/car-6', 'page=3'],
  ])
})

test('a vehicle that the search has no more has no neighbours', async () => {
  expect(await neighbours('sold', 'make=Kia')).toBeUndefined()
})
