import { leadAttributes } from '@forecourt/shell-api'
import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shownViewAtom } from '../../app/view.ts'
import { recordVisit } from './record-visit.ts'
import { watchVisit } from './watch-visit.ts'

let kept: string | null
beforeEach(() => {
  kept = null
  vi.stubGlobal('sessionStorage', {
    getItem: () => kept,
    setItem: (_: string, value: string) => {
      kept = value
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

test('[AN-2] the pages of a visit are kept in order, each once in a row, and the last thirty', () => {
  for (let page = 0; page < 40; page++) {
    recordVisit(`/cars/${page}`, '')
    recordVisit(`/cars/${page}`, '')
  }
  const { visited_pages } = leadAttributes()
  expect(visited_pages).toHaveLength(30)
  expect([visited_pages[0], visited_pages.at(-1)]).toEqual(['/cars/10', '/cars/39'])
})

test('[AN-2] the campaign that led to the site is kept, and nothing else of an address', () => {
  recordVisit('/', 'utm_source=mail&utm_campaign=may&gclid=abc&make=Kia&email=a%40b.example')
  recordVisit('/cars/kia', 'colour=red')
  expect(leadAttributes().linked_query_params).toEqual({ utm_source: 'mail', utm_campaign: 'may', gclid: 'abc' })
  recordVisit('/', 'fbclid=def')
  expect(leadAttributes().linked_query_params).toEqual({ fbclid: 'def' })
})

test('[AN-2] long values are cut, and many parameters left out', () => {
  recordVisit(`/${'x'.repeat(1000)}`, `gclid=${'y'.repeat(1000)}`)
  expect(leadAttributes()).toEqual({
    visited_pages: [`/${'x'.repeat(299)}`],
    linked_query_params: { gclid: 'y'.repeat(300) },
  })
  recordVisit('/', Array.from({ length: 50 }, (_, index) => `utm_${index}=1`).join('&'))
  expect(Object.keys(leadAttributes().linked_query_params)).toHaveLength(20)
})

test.each([null, 'no json', '[]'])('stored %j is no visit', (stored) => {
  kept = stored
  expect(leadAttributes()).toEqual({ visited_pages: [], linked_query_params: {} })
})

test('a browser that stores nothing fails nothing', () => {
  const refuse = () => {
    throw new Error('denied')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse })
  expect(() => recordVisit('/', '')).not.toThrow()
  expect(leadAttributes()).toEqual({ visited_pages: [], linked_query_params: {} })
})

test('[AN-2] a page that the first input leaves at once is of the visit', () => {
  vi.stubGlobal('document', { referrer: '' })
  const store = createStore()
  const first = { path: '/search/', params: {}, query: '' }
  const view = { kind: 'notFound', key: '/' } as const
  store.set(shownViewAtom, { view, request: { ...first, path: '/' }, code: null })
  watchVisit(store, first)
  expect(leadAttributes().visited_pages).toEqual(['/search/', '/'])
})
