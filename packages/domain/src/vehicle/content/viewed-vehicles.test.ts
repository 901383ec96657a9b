import { expect, test } from 'vitest'
import { testVehicle } from '../../testing/test-vehicle.ts'
import { parseViewed } from './stored-viewed.ts'
import { addViewed } from './viewed-vehicles.ts'

const car = (id: string) => testVehicle({ id, slug: `slug-${id}`, body: 'Wagon', simple_body: 'SUV' })
const ids = (list: { id: string }[]) => list.map(({ id }) => id)

test('[VD-18] a viewed car is kept with id, stock number, make, model and body', () => {
  expect(addViewed([], car('v1'))).toMatchObject([
    { id: 'v1', stocknum: 'H20418', make: 'Toyota', model: 'RAV4', body: 'Wagon', simple_body: 'SUV' },
  ])
})

test('[VD-18] the latest is first, each is there once, and twelve at most', () => {
  const two = addViewed(addViewed([], car('a')), car('b'))
  expect(ids(two)).toEqual(['b', 'a'])
  expect(ids(addViewed(two, car('a')))).toEqual(['a', 'b'])
  const many = Array.from({ length: 20 }, (_, index) => car(String(index))).reduce(addViewed, two)
  expect(many).toHaveLength(12)
})

test.each([null, '', '{', '{}', '7', '[1, {"id": 3}]'])('[WL-11] what cannot be read (%j) is nothing', (stored) =>
  expect(parseViewed(stored)).toEqual([]),
)

test('[WL-11] of more than twelve, twelve are read; a car with a text beyond all bounds is none', () => {
  const [kept] = addViewed([], car('v1'))
  expect(parseViewed(JSON.stringify(Array.from({ length: 5000 }, () => kept)))).toHaveLength(12)
  expect(parseViewed(JSON.stringify([{ ...kept, name: 'x'.repeat(301) }]))).toEqual([])
})

test('what was kept is read again', () => {
  const kept = addViewed([], car('v1'))
  expect(parseViewed(JSON.stringify(kept))).toEqual(JSON.parse(JSON.stringify(kept)))
})
