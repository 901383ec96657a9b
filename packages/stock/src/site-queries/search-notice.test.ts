import { testSite } from '@forecourt/contracts/testing/test-site'
import { emptySearch, type SearchState } from '@forecourt/domain/search/search-filters'
import { parseSearch } from '@forecourt/domain/search/search-url'
import { expect, test } from 'vitest'
import { searchNotice } from './search-notice.ts'

const noticeOf = (state: SearchState, stale?: boolean, ignoredTerms: readonly string[] = []) =>
  searchNotice({ site: testSite(), state, ignoredTerms, result: { ...(stale !== undefined && { stale }) } })
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
