import { simpleBody } from '@forecourt/domain/stock/simple-attributes'
import { listTenants, readTenant } from '@forecourt/tenants'
import { expect, test } from 'vitest'
import { dealerships } from './dealers/dealerships.ts'
import { makeStock } from './make-stock.ts'
import type { DemoVehicle } from './vehicle/demo-vehicle.ts'

const today = new Date('2026-11-21T00:00:00Z')
const bodyOf = ({ model }: DemoVehicle) => simpleBody(model.body, model.item)
const costs = ({ price, weeklyPrice }: DemoVehicle) => weeklyPrice ?? price ?? Number.NaN
const beyond = ([from = '', to = '']: readonly string[], value: number): boolean =>
  value < Number(from || 0) || value > Number(to || Number.POSITIVE_INFINITY)

/** Whether a vehicle is kept out by a filter of a search address; what is not here is judged to keep nothing out. */
const keepsOut: Record<string, (vehicle: DemoVehicle, value: string) => boolean> = {
  body: (vehicle, value) => bodyOf(vehicle) !== value,
  make: ({ model }, value) => model.make.make !== value,
  car_type: ({ condition }, value) => condition !== value,
  fuel: ({ engine }, value) => engine?.fuel !== value,
  price: (vehicle, value) => Number.isNaN(costs(vehicle)) || beyond(value.split(':'), costs(vehicle)),
  seats: ({ model }, value) => String(model.seats) !== value,
  km: ({ km = Number.NaN }, value) => Number.isNaN(km) || beyond(value.split(':'), km),
}

/** What the words of a tile promise of everything behind it, and of nothing else. A tile without a line here fails. */
const promises: Record<string, (vehicle: DemoVehicle) => boolean> = {
  'Under $60,000': ({ model, condition, price = Number.NaN }) =>
    model.item === 'caravan' && condition === 'used' && price <= 60_000,
  Motorhomes: ({ model }) => model.item === 'motorhome' && model.caravan !== undefined,
  'Trucks for work': ({ model }) =>
    /^Truck - (?:Pantech|Curtain Sider|Tipper)$/.test(model.body) && (model.gvm ?? 0) <= 8000,
  'Under $250 a week': ({ model, weeklyPrice = Number.NaN }) =>
    weeklyPrice <= 250 && model.body === 'Hatchback' && model.size[0] < 4700,
  'Go electric first': ({ engine }) => engine?.fuel === 'Electric',
  'Visitors coming?': ({ model }) => model.seats === 7 || model.seats === 8,
  'A first car': ({ model, price = Number.NaN }) =>
    price <= 20_000 && model.body === 'Hatchback' && model.size[0] < 4600,
  'Room for boards': ({ model }) => model.body === 'Wagon',
  'Not many kilometres': ({ km = Number.NaN }) => km <= 50_000,
  Electric: ({ engine }) => engine?.fuel === 'Electric',
  Demonstrators: ({ condition, km = 0 }) => condition === 'demo' && km < 10_000,
  'Seven or eight seats': ({ model }) => model.item === 'car' && (model.seats === 7 || model.seats === 8),
  'New Kia': ({ model, condition }) => model.make.make === 'Kia' && condition === 'new',
  'New Isuzu UTE': ({ model, condition }) => /D-MAX|MU-X/.test(model.model) && condition === 'new',
}

const tiles = listTenants()
  .map((slug) => readTenant(slug))
  .flatMap((site) =>
    (site.home?.sections ?? []).flatMap((section) =>
      'tiles' in section ? section.tiles.map(({ title, href }) => ({ site, title, href })) : [],
    ),
  )

test.each(tiles.map((tile) => [tile.site.slug, tile.title, tile] as const))(
  'on %s, all that the words of “%s” promise is behind it, and nothing else',
  (_, title, { site, href }) => {
    const filters = Map.groupBy(new URL(href, site.url).searchParams, ([name]) => name)
    const isBehind = (vehicle: DemoVehicle) =>
      [...filters.values()].every((values) => values.some(([name, value]) => !keepsOut[name]?.(vehicle, value)))
    const stock = dealerships
      .filter(({ slug }) => site.dealerships.includes(slug))
      .flatMap((dealership) => [...makeStock(dealership, { today })])
      .filter(({ special }) => special !== 'missing everything optional')
    const describeVehicle = ({ stocknum, model }: DemoVehicle) => `${stocknum} ${model.model}`
    expect(stock.filter(isBehind).length).toBeGreaterThan(0)
    expect(stock.filter(isBehind).map(describeVehicle)).toEqual(
      stock.filter((one) => promises[title]?.(one)).map(describeVehicle),
    )
  },
)
