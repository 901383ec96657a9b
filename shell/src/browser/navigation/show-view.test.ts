import { createStore } from 'jotai'
import { afterEach, expect, test, vi } from 'vitest'
import { nextViewAtom, pastViewAtom, type ShownView, shownViewAtom } from '../../app/view.ts'
import { announcePage, refreshView, showView } from './show-view.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const [link, field, body] = [{}, {}, {}] as Element[]

test.each([
  ['is where it was when the page showed', link, true],
  ['went with what is hidden', body, true],
  ['has moved to a field of the page', field, false],
])('a page is announced; its top has the focus if the focus %s: %#', (_, activeElement, isFocused) => {
  const content = { focus: vi.fn() }
  const announcer = { textContent: '' }
  const elements: Record<string, unknown> = { content, announcer }
  vi.stubGlobal('document', { activeElement, body, getElementById: (id: string) => elements[id] })
  announcePage('Used cars', link ?? null)
  expect(announcer.textContent).toBe('Used cars')
  expect(content.focus).toHaveBeenCalledTimes(isFocused ? 1 : 0)
})

test('a view that was prepared, as by hovering, is not hidden any more once it is shown', () => {
  const store = createStore()
  const request = { path: '/dealerships', params: {}, query: 'department=parts' }
  const prepared: ShownView = { view: { kind: 'notFound', key: '/dealerships' }, request, code: null }
  store.set(nextViewAtom, prepared)
  refreshView(store, prepared)
  expect([store.get(shownViewAtom), store.get(nextViewAtom)]).toEqual([prepared, null])
})

const answer = (query: string): ShownView => ({
  view: { kind: 'notFound', key: '/search' },
  request: { path: '/search', params: {}, query },
  code: null,
})

test.each([
  ['a choice within a page renders in pieces', { stay: true }, false],
  ['so does another page of results, which begins at its top', { stay: false }, false],
  ['one that the shopper returns to is there at once, for its scroll position', { stay: false, isReturn: true }, true],
])('%s', async (_, options, isAtOnce) => {
  const store = createStore()
  const [first, second] = [answer(''), answer('page=2')]
  store.set(shownViewAtom, first)
  const after = vi.fn()
  await showView(store, { shown: second, isNewPage: false, ...options }, after)
  expect([store.get(shownViewAtom), store.get(pastViewAtom)]).toEqual([second, isAtOnce ? first : null])
  expect(after).toHaveBeenCalledOnce()
})
