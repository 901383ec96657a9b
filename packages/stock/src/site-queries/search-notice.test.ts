import type { Location } from '@forecourt/contracts/site/site'
import type { Hit } from '@forecourt/contracts/stock/vehicle'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { emptySearch, type SearchState } from '@forecourt/domain/search/search-filters'
import { parseSearch } from '@forecourt/domain/search/search-url'
import { expect, test } from 'vitest'
import { searchNotice } from './search-notice.ts'

const noticeOf = (state: SearchState, stale?: boolean, ignoredTerms: readonly string[] = []) =>
  searchNotice({
    site: testSite(),
    state,
    ignoredTerms,
    result: { hits: [], page: 1, count: 1, ...(stale !== undefined && { stale }) },
  })
const values = (name: string, count: number) => Array.from({ length: count }, (_, i) => `${name}=v${i}`).join('&')
const stateOf = (address: string) => parseSearch(address).state

test('a complete answer has no notice', () => {
  expect(noticeOf(emptySearch)).toEqual({})
  expect(noticeOf(emptySearch, false)).toEqual({})
  expect(noticeOf(stateOf(`${values('make', 99)}&query=${'a'.repeat(150)}`))).toEqual({})
})

test('stale results have a notice', () => {
  expect(noticeOf(emptySearch, true).notice).toMatch(
    /^Our search is slow to answer just now\. .* may have sold since\.$/,
  )
})

test.each([
  [['geelong'], 'has “geelong”, so these results are without it.'],
  [['sunroof', 'Geelong'], 'has “sunroof” or “Geelong”, so these results are without them.'],
])('[SR-20] %j, which was ignored, is in the notice', (ignoredTerms, notice) => {
  expect(noticeOf(stateOf('query=suv'), undefined, ignoredTerms)).toEqual({ notice: `No vehicle here ${notice}` })
})

test('[SR-20] a phrase that no filter has is named as such, and is no word that a vehicle lacks', () => {
  const unfiltered = 'Our search cannot filter by “not toyota” or “5 stars”: that has no part in these results.'
  expect(noticeOf(stateOf('query=suv'), undefined, ['not toyota', 'geelong', '5 stars'])).toEqual({
    notice: `No vehicle here has “geelong”, so these results are without it. ${unfiltered}`,
  })
})

const [yard] = testSite().locations
const hit = { dealership_slug: 'northgate' } as Hit
const geelong = { ...yard, id: 'g', dealership_slug: 'g', address: { ...yard?.address, city: 'Geelong' } } as Location

test('[SR-20] a place without stock says where the nearest is, and how far', () => {
  const site = { ...testSite(), locations: [...testSite().locations, geelong] }
  const area = {
    near: 'Perth 6000',
    postcode: '6000',
    name: 'Perth',
    label: 'Perth WA 6000',
    lat: -31.953,
    long: 115.861,
  }
  const asked = (state: SearchState, from: typeof area, page = 1) =>
    searchNotice({ site, state, ignoredTerms: [], area: from, result: { hits: [hit], page, count: 1 } }).notice
  const near = stateOf('query=ute&near=6000')
  expect(asked(near, area)).toMatch(/^No vehicle near Perth matches: the nearest is [\d,]+ km away, in \w[\w ]+\.$/)
  expect(asked(near, { ...area, ...yard?.address })).toBeUndefined()
  expect(asked(near, area, 2)).toBeUndefined()
  expect(asked(stateOf('query=ute&near=6000&sortBy=price_asc'), area)).toBeUndefined()
})

test.each([
  [{ typed: 'perth', city: 'Aspley', name: 'Perth', km: 3606 }, 'All our vehicles are in Aspley, 3,606 km from Perth.'],
  [{ typed: 'near 4999', city: 'Aspley' }, 'No suburb has the postcode 4999, so it is left out.'],
])('[SR-20] a site with one yard says how far it is from %j', (elsewhere, notice) => {
  const state = stateOf('query=ute+perth')
  expect(
    searchNotice({ site: testSite(), state, ignoredTerms: [], elsewhere, result: { hits: [], page: 1, count: 1 } }),
  ).toEqual({ notice })
})

test.each([
  ['falcon', 0, 'We have no “falcon” just now.'],
  ['Ford Falcon', 0, 'We have no “Ford Falcon” just now.'],
  ['falcon', 1, undefined],
  ['red thing', 0, undefined],
  ['falcon&seats=7', 0, undefined],
  ['falcon&price=0:9000', 0, undefined],
])('[SR-20] of “%s”, of which there are %i, is said %j', (query, count, notice) => {
  const result = { hits: [], page: 1, count }
  const state = stateOf(`query=${query}`)
  expect(searchNotice({ site: testSite(), state, ignoredTerms: [], result }).notice).toBe(notice)
})

test('[LO-5] a postcode that there is not has a notice', () => {
  expect(noticeOf(stateOf('near=4999')).notice).toMatch(/^No suburb has the postcode 4999/)
})

test.each([
  [values('make', 1000), 'Only 100 values of “Make” fit in one search. Any more were left out.'],
  [
    `${values('make', 150)}&${values('body', 101)}`,
    'Only 100 values of “Make” and “Body type” fit in one search. Any more were left out.',
  ],
  [`query=${'a'.repeat(300)}`, 'Only 200 letters fit in one search. Any more were left out.'],
  [`query=${'abc+'.repeat(80)}`, 'Only 200 letters fit in one search. Any more were left out.'],
])('a truncated URL has a notice', (address, notice) => {
  expect(noticeOf(stateOf(address))).toEqual({ notice })
})

test('truncated words of which some became a filter are not at the limit any more, and have no notice', () => {
  expect(noticeOf(stateOf(`query=under+30k+${'a'.repeat(300)}`))).toHaveProperty('notice')
  expect(noticeOf(stateOf(`query=${'a'.repeat(190)}&price=:30000`))).toEqual({})
})
