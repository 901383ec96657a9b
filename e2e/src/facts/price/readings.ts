import type { Hit } from '@forecourt/contracts/stock/vehicle'
import { displayedPrice } from '@forecourt/domain/pricing/price'
import { favouriteOf } from '@forecourt/domain/watchlist/favourite'
import { alertText } from '@forecourt/domain/watchlist/price-alert'
import { putItem } from '@forecourt/lambda-kit/data/items'
import { listDrops } from '@forecourt/watchlist/price-alerts/list-drops'
import { carKey } from '@forecourt/watchlist/watchlist-table'
import { vi } from 'vitest'
import { crawlerFile } from '../../../../functions/platform/crawler-files/endpoint.ts'
import { drawVehicle } from '../../../../functions/vehicle/vehicle-pdf/draw-vehicle.ts'
import { Paper } from '../../../../functions/vehicle/vehicle-pdf/paper.ts'
import type { Said } from './expected-price.ts'
import type { Car, World } from './world.ts'

/** How the price of a vehicle is read on a surface; nothing where the surface does not show this vehicle. */
export type Reading = (car: Car, world: World) => Promise<Said | undefined> | Said | undefined

/** What a surface says of all vehicles at once, by slug: made once for a site. */
function forSite<T>(make: (world: World) => Promise<Map<string, T>>): (world: World) => Promise<Map<string, T>> {
  const made = new WeakMap<World, Promise<Map<string, T>>>()
  return (world) => {
    const known = made.get(world) ?? make(world)
    made.set(world, known)
    return known
  }
}

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

const saved_at = '2026-01-01T00:00:00.000Z'
const maxSaved = 100

/** Everybody saved a hundred cars when each cost a thousand dollars more. */
const drops = forSite(async ({ site, cars }) => {
  const said = new Map<string, Said>()
  for (let first = 0; first < cars.length; first += maxSaved) {
    const phone = `+614${String(first).padStart(8, '0')}`
    await Promise.all(
      cars.slice(first, first + maxSaved).map(({ vehicle, expected: { amount = 0 } }) => {
        const car_key = carKey(vehicle)
        const entry = `${phone}#${vehicle.id}`
        const item = {
          tenant: site.slug,
          entry,
          phone,
          car_id: vehicle.id,
          car_key,
          saved_at,
          car: favouriteOf(vehicle),
        }
        return putItem('watchlist', { ...item, saved_price: amount + 1000 })
      }),
    )
    for (const drop of await listDrops(site, phone)) said.set(drop.slug, { text: alertText(site.name, [drop]) })
  }
  return said
})
export const readDrops: Reading = async ({ vehicle }, world) => (await drops(world)).get(vehicle.slug)

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
