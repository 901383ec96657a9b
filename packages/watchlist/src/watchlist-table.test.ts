import { maxSavedCars } from '@forecourt/contracts/watchlist/saved-car'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { expect, test } from 'vitest'
import {
  carKey,
  listSavedCars,
  listShoppersOfCar,
  readSavedCar,
  recordAnnouncedPrice,
  removeCar,
  saveCar,
} from './watchlist-table.ts'

withLocalTables()

let phones = 0
const newShopper = () => ({ tenant: 'northgate', phone: `+614${String(++phones).padStart(8, '0')}` })
const at = (day: number) => new Date(Date.UTC(2026, 10, day))
const toSave = (id: string, saved_price = 30_000, name = 'A car') => ({
  car_key: carKey({ dealership_slug: 'northgate', id }),
  saved_price,
  car: { id, slug: `a-${id}`, name, make: 'Toyota', model: 'RAV4' },
})
const idsOf = async (shopper: ReturnType<typeof newShopper>) =>
  (await listSavedCars(shopper)).map(({ car_id }) => car_id)

test('[WL-3] the last car that was saved comes first', async () => {
  const shopper = newShopper()
  for (const [id, day] of [
    ['b', 2],
    ['c', 3],
    ['a', 1],
  ] as const)
    await saveCar(shopper, toSave(id), at(day))
  expect(await idsOf(shopper)).toEqual(['c', 'b', 'a'])
})

test('[WL-3] a car that is saved again keeps day and price of its first time, and what is known of it is renewed', async () => {
  const shopper = newShopper()
  await saveCar(shopper, toSave('a', 30_000), at(1))
  await recordAnnouncedPrice(shopper, 'a', 28_000)
  await saveCar(shopper, toSave('a', 25_000, 'The car'), at(2))
  expect(await readSavedCar(shopper, 'a')).toMatchObject({
    ...{ saved_at: at(1).toISOString(), saved_price: 30_000, announced_price: 28_000 },
    car: { name: 'The car' },
  })
})

test('[WL-3] who has saved as many as there may be removes one to save another, and may renew those there are', {
  tags: 'long',
}, async () => {
  const shopper = newShopper()
  for (let number = 0; number < maxSavedCars; number++) await saveCar(shopper, toSave(`car-${number}`), at(1))
  await expect(saveCar(shopper, toSave('one-more'), at(2))).rejects.toMatchObject({ code: 'conflict' })
  await saveCar(shopper, toSave('car-0', 30_000, 'The car'), at(2))
  await removeCar(shopper, 'car-1')
  await saveCar(shopper, toSave('one-more'), at(2))
  expect(await idsOf(shopper)).toHaveLength(maxSavedCars)
})

test('[WL-3] a number that begins another’s has a list of its own', async () => {
  const longer = newShopper()
  const shopper = { ...longer, phone: longer.phone.slice(0, -1) }
  await saveCar(longer, toSave('a'), at(1))
  expect(await idsOf(shopper)).toEqual([])
})

test('the message about a car that they removed is not stored', async () => {
  const shopper = newShopper()
  await recordAnnouncedPrice(shopper, 'never-saved', 1)
  expect(await readSavedCar(shopper, 'never-saved')).toBeUndefined()
})

test('a car is found with its shoppers on all sites, and another dealership’s of the same id with none', async () => {
  const [one, other] = [newShopper(), { ...newShopper(), tenant: 'sister' }]
  for (const shopper of [one, other]) await saveCar(shopper, toSave('shared'), at(1))
  const found = await Array.fromAsync(listShoppersOfCar(carKey({ dealership_slug: 'northgate', id: 'shared' })))
  expect(found).toEqual(expect.arrayContaining([one, other]))
  expect(found).toHaveLength(2)
  expect(await Array.fromAsync(listShoppersOfCar(carKey({ dealership_slug: 'other', id: 'shared' })))).toEqual([])
})
