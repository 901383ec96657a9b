import { favouriteSchema, maxSavedCars, savedCarSchema } from '@forecourt/contracts/watchlist/saved-car'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { deleteItem, getItem, putItem, queryItems, updateItem } from '@forecourt/lambda-kit/data/items'
import * as z from 'zod/mini'

/** Whose list it is: a phone is a shopper on one site. */
export type Shopper = { tenant: string; phone: string }

const itemSchema = z.object({
  tenant: z.string(),
  entry: z.string(),
  phone: z.string(),
  car_id: z.string(),
  /** Dealership and id, as the stock table's key has them. */
  car_key: z.string(),
  saved_at: z.iso.datetime(),
  saved_price: savedCarSchema.shape.saved_price,
  /** The lowest that a message or the list said since. */
  announced_price: savedCarSchema.shape.saved_price,
  car: favouriteSchema,
})
export type WatchlistItem = z.infer<typeof itemSchema>

const entryOf = (phone: string, carId: string): string => `${phone}#${carId}`

/** The partition of `by_car`. */
export const carKey = (car: { dealership_slug: string; id: string }): string => `${car.dealership_slug}#${car.id}`

/** The cars of a shopper, the last saved first (strongly consistent). */
export async function listSavedCars({ tenant, phone }: Shopper): Promise<WatchlistItem[]> {
  const items: WatchlistItem[] = []
  for await (const item of queryItems('watchlist', tenant, { prefix: `${phone}#` })) items.push(itemSchema.parse(item))
  return items.toSorted((a, b) => b.saved_at.localeCompare(a.saved_at))
}

/** A car of a shopper; undefined where it is not saved. */
export async function readSavedCar({ tenant, phone }: Shopper, carId: string): Promise<WatchlistItem | undefined> {
  const item = await getItem('watchlist', { tenant, entry: entryOf(phone, carId) })
  return item && itemSchema.parse(item)
}

const entryKeySchema = z.object({ tenant: z.string(), entry: z.string() })

/** Who saved a car, on all sites: for jobs. */
export async function* listShoppersOfCar(car_key: string): AsyncGenerator<Shopper> {
  for await (const item of queryItems('watchlist', car_key, { index: 'by_car' })) {
    const { tenant, entry } = entryKeySchema.parse(item)
    yield { tenant, phone: entry.slice(0, entry.indexOf('#')) }
  }
}

/** The shopper knows that a saved car costs this; nothing happens when it is not saved any more. */
export async function recordAnnouncedPrice({ tenant, phone }: Shopper, carId: string, price: number): Promise<void> {
  const isSaved = { expression: 'attribute_exists(#entry)', names: { '#entry': 'entry' } }
  const key = { tenant, entry: entryOf(phone, carId) }
  await updateItem('watchlist', key, { set: { announced_price: price } }, isSaved)
}

export type CarToSave = Pick<WatchlistItem, 'car_key' | 'saved_price' | 'car'>

/**
 * WL-3. Saves a car for a shopper. One that is saved keeps the day and the price of its first time; what is known of it is renewed.
 * @throws AppError `conflict` for a shopper who has saved as many as there may be.
 */
export async function saveCar({ tenant, phone }: Shopper, toSave: CarToSave, now: Date): Promise<void> {
  const entry = entryOf(phone, toSave.car.id)
  const saved = await listSavedCars({ tenant, phone })
  const earlier = saved.find((item) => item.entry === entry)
  if (!earlier && saved.length >= maxSavedCars)
    throw new AppError('conflict', `You have saved ${maxSavedCars} cars. Remove one to save another.`)
  const added = { tenant, entry, phone, car_id: toSave.car.id, saved_at: now.toISOString() }
  await putItem('watchlist', earlier ? { ...earlier, car: toSave.car } : { ...toSave, ...added })
}

/** WL-3. Removes a car of a shopper; nothing happens when it is not saved. */
export async function removeCar({ tenant, phone }: Shopper, carId: string): Promise<void> {
  await deleteItem('watchlist', { tenant, entry: entryOf(phone, carId) })
}
