import { favouriteSchema } from '@forecourt/contracts/watchlist/saved-car'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storedList } from './stored-list.ts'

const key = 'list'
const list = storedList(key, favouriteSchema)
const car = (id: string) => ({ id, name: 'A car', slug: 'a-car', make: 'Kia', model: 'Rio' })

let entries: Map<string, string>
beforeEach(() => {
  entries = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, text: string) => entries.set(name, text),
    removeItem: (name: string) => entries.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('[WL-6] the newest is first, once, and an empty list leaves no key behind', () => {
  for (const id of ['1', '2', '1']) list.add(car(id))
  expect(list.read().map(({ id }) => id)).toEqual(['1', '2'])
  list.remove('1')
  list.remove('2')
  expect(entries.has(key)).toBe(false)
})

test('[WL-6] the list is bounded: the oldest go', () => {
  for (let id = 1; id <= 60; id += 1) list.add(car(String(id)))
  expect(list.read()).toHaveLength(50)
  expect(list.read()[0]?.id).toBe('60')
})

test.each(['', '{', 'null', '7', '{"id":"1"}', '[null,7,{"id":1}]'])('[WL-6] %j in the storage is no car', (text) => {
  entries.set(key, text)
  expect(list.read()).toEqual([])
})

test('[WL-6] storage that is refused keeps nothing and fails nothing', () => {
  vi.stubGlobal('localStorage', undefined)
  list.add(car('1'))
  expect(list.read()).toEqual([])
})
