import { expect, test } from 'vitest'
import { maxToasts, removalDelayMs, toastList, toastMs } from './toast-list.ts'

const first = toastList([], { kind: 'show', id: 1, toast: { text: 'Car Saved In Watchlist' } })

test('[WL-10] there is at most one toast, and the newest takes the place of the last', () => {
  expect(maxToasts).toBe(1)
  const next = toastList(first, { kind: 'show', id: 2, toast: { text: 'Car Removed' } })
  expect(next).toEqual([{ id: 2, text: 'Car Removed', isOpen: true }])
})

test('[WL-10] a toast shows for 3000 ms and is removed 1,000,000 ms after', () => {
  expect([toastMs, removalDelayMs]).toEqual([3000, 1_000_000])
  const closed = toastList(first, { kind: 'close', id: 1 })
  expect(closed).toMatchObject([{ id: 1, isOpen: false }])
  expect(toastList(closed, { kind: 'remove', id: 1 })).toEqual([])
})

test('what comes too late for a toast that is gone changes nothing', () => {
  expect(toastList(first, { kind: 'close', id: 0 })).toEqual(first)
  expect(toastList(first, { kind: 'remove', id: 0 })).toEqual(first)
})
