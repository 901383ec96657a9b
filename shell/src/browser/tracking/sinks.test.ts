import type { PublicSite } from '@forecourt/contracts/site/site'
import { trackedEvents } from '@forecourt/contracts/tracking/events'
import { createStore } from 'jotai'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { overlaysAtom } from '../../app/overlays.tsx'
import { createSinks } from './sinks.tsx'

type Tracking = PublicSite['tracking']
type Script = { src: string; async: boolean; fail(): void }

/** As much of a page as sinks touch; what they loaded is in `scripts`. */
let page: { dataLayer?: ArrayLike<unknown>[]; fbq?: { queue: unknown[] } }
const scripts: Script[] = []
const kept = new Map<string, string>()

beforeEach(() => {
  page = {}
  scripts.length = 0
  kept.clear()
  vi.stubGlobal('window', page)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  vi.stubGlobal('document', {
    createElement: () => ({
      addEventListener(this: Script, _: string, fail: () => void) {
        this.fail = fail
      },
    }),
    head: { append: (script: Script) => void scripts.push(script) },
  })
})
afterEach(() => vi.unstubAllGlobals())

const reportFault = vi.fn()
beforeEach(() => void reportFault.mockReset())
const start = (tracking: Tracking) => {
  const store = createStore()
  return { store, send: createSinks({ tracking, store, reportFault }) }
}
const dataLayerOnly: Tracking = { consent: 'none', sinks: [{ kind: 'data_layer' }] }
const asking: Tracking = {
  consent: 'required',
  sinks: [{ kind: 'data_layer' }, { kind: 'ga4', measurement_id: 'G-ABCD1234' }],
}
const called = { event: 'dealer-called', data: { car_id: 'v1' } } as const
const banner = (store: ReturnType<typeof createStore>) => store.get(overlaysAtom).find(({ key }) => key === 'consent')
const answer = (store: ReturnType<typeof createStore>, consent: string) => {
  const props = banner(store)?.props
  if (typeof props === 'object' && props && 'onAnswer' in props && typeof props.onAnswer === 'function')
    props.onAnswer(consent)
}

test('[AN-1] every event of the specification is in the table once, by its number', () => {
  const numbers = Object.values(trackedEvents).flatMap(({ number }) => (number === null ? [] : [number]))
  expect(numbers).toEqual([4, 14, 15, 17, 18, 22, 25, 26, 36, 37, 39, 48, 49, 51, 60, 61])
})

describe('[AN-1] events go to the sinks that the site names', () => {
  test('the data layer gets the name, the number and the data, and nothing that the table does not name', () => {
    start(dataLayerOnly).send({ event: 'dealer-called', data: { car_id: 'v1', phone: '0491 570 006' } })
    expect(page.dataLayer).toEqual([{ event: 'dealer_called', event_number: 25, car_id: 'v1' }])
    expect(scripts).toEqual([])
  })

  test('Google Analytics', () => {
    const { send } = start({ consent: 'none', sinks: [{ kind: 'ga4', measurement_id: 'G-ABCD1234' }] })
    send(called)
    expect(scripts.map(({ src }) => src)).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-ABCD1234'])
    expect(page.dataLayer?.map((args) => Array.from(args)).slice(1)).toEqual([
      ['config', 'G-ABCD1234'],
      ['event', 'dealer_called', { event_number: 25, car_id: 'v1' }],
    ])
  })

  test('the pixel gets ViewContent for a vehicle, and its own name of every other event', () => {
    const { send } = start({ consent: 'none', sinks: [{ kind: 'meta_pixel', pixel_id: '1234567890' }] })
    send({ event: 'vehicle-viewed', data: { car_id: 'v1', price: 30000 } })
    send(called)
    const content = { content_type: 'vehicle', content_ids: ['v1'], value: 30000, currency: 'AUD' }
    expect(page.fbq?.queue.slice(2)).toEqual([
      ['track', 'ViewContent', content],
      ['trackCustom', 'dealer_called'],
    ])
  })
})

describe('[AN-1] a failure only warns', () => {
  test('a script that does not load', () => {
    const { send } = start({ consent: 'none', sinks: [{ kind: 'meta_pixel', pixel_id: '1234567890' }] })
    send(called)
    scripts[0]?.fail()
    expect(reportFault.mock.calls[0]?.[0]).toMatchObject({ message: expect.stringContaining('did not load') })
  })

  test('data that the table does not allow, and a sink that throws; the other sinks continue', () => {
    const { send } = start({ ...asking, consent: 'none' })
    send({ event: 'vehicle-viewed', data: {} })
    expect(reportFault).toHaveBeenCalledOnce()
    Object.defineProperty(page.dataLayer ?? [], 'push', { value: () => expect.unreachable() })
    expect(() => send(called)).not.toThrow()
  })
})

describe('where the site asks shoppers first', () => {
  test('nothing loads and nothing is sent before the answer; what was accepted is sent then, and is not asked again', () => {
    const { store, send } = start(asking)
    send(called)
    expect([page.dataLayer, scripts]).toEqual([undefined, []])
    answer(store, 'accepted')
    expect(page.dataLayer).toContainEqual({ event: 'dealer_called', event_number: 25, car_id: 'v1' })
    expect(scripts).toHaveLength(1)
    expect([banner(store), banner(start(asking).store)]).toEqual([undefined, undefined])
  })

  test('who declines is never tracked, and not asked again', () => {
    const { store, send } = start(asking)
    send(called)
    answer(store, 'declined')
    send(called)
    const next = start(asking)
    next.send(called)
    expect([page.dataLayer, scripts, banner(next.store)]).toEqual([undefined, [], undefined])
  })

  test('a site that does not ask shows no banner', () => expect(banner(start(dataLayerOnly).store)).toBeUndefined())
})
