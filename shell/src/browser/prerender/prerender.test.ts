import { afterEach, expect, test, vi } from 'vitest'
import { reloadForOtherShopper } from './reload-for-other-shopper.ts'
import { seenEvent, whenSeen } from './when-seen.ts'

afterEach(() => vi.unstubAllGlobals())

const reload = vi.fn()
const signedIn = 'session_hint=1'

function begin(isPrerendered: boolean, cookie = '') {
  const shown = Object.assign(new EventTarget(), { prerendering: isPrerendered, cookie })
  vi.stubGlobal('document', shown)
  vi.stubGlobal('location', { reload: reload.mockReset() })
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => draw())
  vi.stubGlobal('setTimeout', (work: () => void) => work())
  return (cookieThen = cookie) => {
    shown.cookie = cookieThen
    shown.prerendering = false
    shown.dispatchEvent(new Event(seenEvent))
  }
}

test('a prerendered document does nothing until it is opened, and then once', () => {
  const open = begin(true)
  const work = vi.fn()
  whenSeen(work)
  expect(work).not.toHaveBeenCalled()
  open()
  expect(work).toHaveBeenCalledOnce()
})

test('any other document does it at once', () => {
  begin(false)
  const work = vi.fn()
  whenSeen(work)
  expect(work).toHaveBeenCalledOnce()
})

test.each([
  ['in', '', signedIn],
  ['out', signedIn, ''],
])('[WL-9] who signs %s before opening it has it loaded again, and it does nothing else', (_, before, then) => {
  const open = begin(true, before)
  const work = vi.fn()
  reloadForOtherShopper()
  whenSeen(work)
  open(then)
  expect(reload).toHaveBeenCalledOnce()
  expect(work).not.toHaveBeenCalled()
})

test('for the same shopper it is not', () => {
  const open = begin(true, signedIn)
  reloadForOtherShopper()
  open()
  expect(reload).not.toHaveBeenCalled()
})
