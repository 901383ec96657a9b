import { createStore } from 'jotai'
import { afterEach, expect, test, vi } from 'vitest'
import { nextViewAtom, type ShownView, shownViewAtom } from '../../app/view.ts'
import { announcePage, refreshView } from './show-view.ts'

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
