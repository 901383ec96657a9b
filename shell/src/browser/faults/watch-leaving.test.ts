import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type WhenStaying, watchLeaving } from './watch-leaving.ts'

let events: EventTarget
let navigation: EventTarget
let done: string[]
beforeEach(() => {
  vi.useFakeTimers()
  done = []
  events = new EventTarget()
  navigation = new EventTarget()
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('navigation', navigation)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const hear = (type: string, data: object = {}) => events.dispatchEvent(Object.assign(new Event(type), data))
const navigate = (type: string, sameDocument = false, downloadRequest: string | null = null) =>
  navigation.dispatchEvent(Object.assign(new Event(type), { destination: { sameDocument }, downloadRequest }))
const inAWhile = () => vi.advanceTimersByTimeAsync(60_000)
const report = (whenStaying: WhenStaying, ...names: string[]) => {
  for (const name of names) whenStaying(() => done.push(name))
}

test.each(['beforeunload', 'navigate'])('[MF-3] what fails after %s is dropped with the document', async (sign) => {
  const whenStaying = watchLeaving()
  report(whenStaying, 'before')
  if (sign === 'navigate') navigate(sign)
  else hear(sign)
  report(whenStaying, 'while its successor is awaited')
  hear('pagehide')
  navigate('navigateerror')
  report(whenStaying, 'once it is hidden')
  await inAWhile()
  expect(done).toEqual(['before'])
})

test('[MF-3] a document that only seemed to be left reports what failed meanwhile', async () => {
  const whenStaying = watchLeaving()
  hear('beforeunload')
  report(whenStaying, 'one', 'two')
  expect(done).toEqual([])
  await inAWhile()
  expect(done).toEqual(['one', 'two'])
  report(whenStaying, 'later')
  expect(done).toEqual(['one', 'two', 'later'])
})

test('[MF-3] a page that fails within the document is reported when its navigation ends; changes of the address and downloads hold nothing', () => {
  const whenStaying = watchLeaving()
  navigate('navigate', true)
  navigate('navigate', false, 'offer.pdf')
  report(whenStaying, 'at once')
  navigate('navigate')
  report(whenStaying, 'the next page')
  expect(done).toEqual(['at once'])
  navigate('navigatesuccess')
  expect(done).toEqual(['at once', 'the next page'])
})

test('[MF-3] a page that was kept and is shown again reports what fails from then on', async () => {
  const whenStaying = watchLeaving()
  hear('beforeunload')
  hear('pagehide')
  report(whenStaying, 'cancelled')
  hear('pageshow', { persisted: true })
  await inAWhile()
  report(whenStaying, 'new')
  expect(done).toEqual(['new'])
})

test('[MF-3] without the Navigation API a fault waits a moment, as its document may prove to be left', async () => {
  Reflect.deleteProperty(globalThis, 'navigation')
  const whenStaying = watchLeaving()
  report(whenStaying, 'one', 'two')
  expect(done).toEqual([])
  await inAWhile()
  expect(done).toEqual(['one', 'two'])
  report(whenStaying, 'cancelled')
  hear('pagehide')
  await inAWhile()
  expect(done).toEqual(['one', 'two'])
})
