import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { compared } from './compared.ts'
import { favourites } from './favourites.ts'
import { pendingSave } from './pending-save.ts'
import { readSentForm } from './sent-form.ts'

const car = { id: 'v1', name: '2023 Kia Rio', slug: '2023-kia-rio', make: 'Kia', model: 'Rio' }
const sent = { category: 'Vehicle Enquiry', car: { slug: car.slug, name: car.name } }

function memory() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => items.set(key, text),
  }
}

beforeEach(() => {
  const storage = { localStorage: memory(), sessionStorage: memory() }
  vi.stubGlobal('window', storage)
  for (const [name, value] of Object.entries(storage)) vi.stubGlobal(name, value)
})
afterEach(() => vi.unstubAllGlobals())

/** Each key with one good entry, and what is read of it. */
const keys = [
  ['forecourt.favourites', 'local', [car], favourites.read, []],
  ['forecourt.compared', 'local', [car], compared.read, []],
  ['forecourt.pending-save', 'session', car, pendingSave.read, undefined],
  ['forecourt-sent', 'session', sent, readSentForm, undefined],
] as const

const store = (kind: 'local' | 'session', key: string, text: string) =>
  (kind === 'local' ? localStorage : sessionStorage).setItem(key, text)

for (const [key, kind, good, read, nothing] of keys) {
  test(`[WL-11] ${key} is read as it was written`, () => {
    store(kind, key, JSON.stringify(good))
    expect(read()).toEqual(good)
  })

  test.each(['', '{', 'null', '7', '"car"', 'true', '[7,null,[]]', '{"car":7,"category":[]}', '{"length":3}'])(
    `[WL-11] ${key} that holds %s is nothing`,
    (text) => {
      store(kind, key, text)
      expect(read()).toEqual(nothing)
    },
  )

  test.each([
    ['a field of another type', { name: 7, slug: 7 }],
    ['a text beyond all bounds', { name: 'x'.repeat(301) }],
    ['an address that is no page of a car', { slug: '../../elsewhere'.repeat(20) }],
  ])(`[WL-11] ${key} with %s is nothing`, (_, wrong) => {
    const bad =
      'car' in good ? { ...good, car: { ...good.car, ...wrong } } : [good].flat().map((each) => ({ ...each, ...wrong }))
    store(kind, key, JSON.stringify(Array.isArray(good) || 'car' in good ? bad : { ...good, ...wrong }))
    expect(read()).toEqual(nothing)
  })
}

test.each([
  ['forecourt.favourites', favourites.read],
  ['forecourt.compared', compared.read],
])('[WL-11] of far too many cars in %s, fifty are read', (key, read) => {
  const many = Array.from({ length: 5000 }, (_, index) => ({ ...car, id: `v${index}` }))
  store('local', key, JSON.stringify(many))
  expect(read()).toHaveLength(50)
})
