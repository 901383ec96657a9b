import { readSavedCars, saveCar } from '@forecourt/contracts/endpoints/watchlist'
import type { Hit, Vehicle } from '@forecourt/contracts/stock/vehicle'
import type { TrackedEvent } from '@forecourt/contracts/tracking/events'
import { maxSavedCars, type SavedCar } from '@forecourt/contracts/watchlist/saved-car'
import { displayedPrice } from '@forecourt/domain/pricing/price'
import { hasCapability } from '@forecourt/domain/site/capabilities'
import { alertText } from '@forecourt/domain/watchlist/price-alert'
import { startSession } from '@forecourt/lambda-kit/http/session'
import { listDrops } from '@forecourt/watchlist/price-alerts/list-drops'
import { expect, vi } from 'vitest'
import * as z from 'zod/mini'
import { crawlerFile } from '../../../../functions/platform/crawler-files/endpoint.ts'
import { drawVehicle } from '../../../../functions/vehicle/vehicle-pdf/draw-vehicle.ts'
import { Paper } from '../../../../functions/vehicle/vehicle-pdf/paper.ts'
import { storeSaved } from '../../../../mfe-forms/src/garage/saved-cars.ts'
import { withStock } from '../memory-stock.ts'
import { raise, withRaisedPrices } from '../raised-prices.ts'
import { pageSite, type TrackedCall } from '../render-surface.ts'
import type { Said } from './expected-price.ts'
import { type Car, forSite, type World } from './world.ts'

/** How the price of a vehicle is read on a surface; nothing where the surface does not show this vehicle. */
export type Reading = (car: Car, world: World) => Promise<Said | undefined> | Said | undefined

/** Every hit of a search for everything. */
export const hitsOf = forSite(
  async (world): Promise<Map<string, Hit>> =>
    new Map((await world.hits('sortBy=newest')).map((hit) => [hit.slug, hit])),
)

export const asks = (vehicle: Parameters<typeof displayedPrice>[0], { site }: World): Said => ({
  asks: displayedPrice(vehicle, site).amount,
})

/** A line of CSV whose fields may be quoted. */
const fieldsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain = '']) => quoted ?? plain)

const catalogues = forSite(async ({ site }) => {
  const rows = new Map<string, Said>()
  for (const dealership of site.dealerships) {
    const { body = '' } = await crawlerFile(`/catalogues/meta-${dealership}.csv`, site)
    const [head = '', ...lines] = body.trimEnd().split('\r\n')
    const names = fieldsOf(head)
    for (const line of lines) {
      const row = new Map(fieldsOf(line).map((field, index) => [names[index], field]))
      const slug = row.get('url')?.split('/').at(-1) ?? ''
      rows.set(slug, { asks: Number.parseInt(row.get('sale_price') || row.get('price') || '', 10) })
    }
  }
  return rows
})
export const readCatalogue: Reading = async ({ vehicle }, world) => (await catalogues(world)).get(vehicle.slug)

/** Saves the vehicles by the endpoint, as its button does: a hundred a shopper. */
async function saveAll({ site, asked: cars, ask }: World, area: string): Promise<{ phone: string; session: string }[]> {
  if (!hasCapability(site, 'watchlist')) return []
  const shoppers: { phone: string; session: string }[] = []
  // Only what is in stock can be saved.
  const inStock = (vehicle: Vehicle): Vehicle => ({ ...vehicle, status: 'in_stock' })
  await withStock(inStock, async () => {
    for (let first = 0; first < cars.length; first += maxSavedCars) {
      const phone = `+61${area}${String(first).padStart(7, '0')}`
      const session = await startSession(site.slug, phone)
      for (const { vehicle } of cars.slice(first, first + maxSavedCars))
        await ask(saveCar, { body: { car_id: vehicle.id }, session })
      shoppers.push({ phone, session })
    }
  })
  return shoppers
}

/** What the list of saved vehicles answers of each. */
const savedCars = forSite(async (world) => {
  const saved = new Map<string, SavedCar>()
  for (const { session } of await saveAll(world, '41'))
    for (const car of (await world.ask(readSavedCars, { session })).cars) saved.set(car.car.slug, car)
  return saved
})
export const savedCarOf = async ({ vehicle }: Car, world: World): Promise<SavedCar | undefined> =>
  (await savedCars(world)).get(vehicle.slug)

/** Everybody saved a hundred vehicles when each cost a thousand dollars more. */
const drops = forSite(async (world) => {
  const { site } = world
  const shoppers = await withStock(withRaisedPrices, () => saveAll(world, '42'))
  const said = new Map<string, Said>()
  for (const { phone } of shoppers)
    for (const drop of await listDrops(site, phone))
      said.set(drop.slug, drop.by === raise ? { text: alertText(site, [drop]) } : { asks: drop.amount + drop.by })
  return said
})
export const readDrops: Reading = async ({ vehicle }, world) => (await drops(world)).get(vehicle.slug)

/** What a browser keeps, by key. */
const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}

/** Does something in a browser that has kept nothing, and answers what it keeps then under a key. */
export async function keptAfter(key: string, act: () => Promise<unknown> | unknown): Promise<Said> {
  kept.clear()
  for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, storage)
  await act()
  vi.unstubAllGlobals()
  const hides = kept.get(key)
  if (hides === undefined) throw new Error(`Nothing is kept under ${key}.`)
  return { hides }
}

/** A press of Save: of who is signed in, or not, and may keep favourites in this browser, or has to sign in. */
async function save(car: Car, { site, shown }: World, { isSignedIn = false, isLocal = false }): Promise<TrackedCall[]> {
  const tracked: TrackedCall[] = []
  await storeSaved(
    { kind: 'saved', car: await shown(car), isKept: true },
    {
      api: { get: () => expect.unreachable(), send: async () => ({ success: true }) as never },
      site: pageSite(site),
      session: isSignedIn ? { phone: '+61491570006' } : 'anonymous',
      can: { watchlist: !isLocal, favourites: isLocal },
      track: (event, data) => void tracked.push({ event, data }),
      toast() {},
      warn: () => expect.unreachable(),
      signInPath: () => '/sign-in',
      goTo() {},
      refreshSession: () => expect.unreachable(),
    },
  )
  return tracked
}

/** What tells of saving a vehicle: signed in, or in this browser. */
export const readSaving =
  (event: 'watchlist-saved' | 'favourite-added'): Reading =>
  async (car, world) => {
    const isLocal = event === 'favourite-added'
    return priceOf(await save(car, world, { isLocal, isSignedIn: !isLocal }), event)
  }

/** What a browser keeps of a vehicle that was saved there, or waits for signing in. */
export const keptOfSaving =
  (key: string, isLocal: boolean): Reading =>
  (car, world) =>
    keptAfter(key, () => save(car, world, { isLocal }))

/** The price of an event, which must have happened once. */
export function priceOf(tracked: readonly TrackedCall[], event: TrackedEvent): Said {
  const [only, ...others] = tracked.filter((call) => call.event === event)
  if (!only || others.length > 0) throw new Error(`${event} was tracked ${others.length + (only ? 1 : 0)} times.`)
  return { asks: z.optional(z.number()).parse(only.data.price) }
}

/** All that is written on the paper, which is not laid out. */
export const readPdf: Reading = async (car, world) => {
  const written: string[] = []
  const write = (text: string) => void written.push(text)
  const nothing = () => Buffer.alloc(0)
  const paper = new Proxy<object>(
    {},
    // It is no promise.
    { get: (_, name) => (name === 'then' ? undefined : name === 'write' ? write : nothing) },
  )
  const begin = vi.spyOn(Paper, 'begin').mockResolvedValue(paper as Paper)
  await drawVehicle({ vehicle: await world.shown(car), site: world.site, today: '2026-01-01', photos: [] })
  begin.mockRestore()
  return { text: written.join(' '), showsWas: true }
}
