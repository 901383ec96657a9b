import type { LoadEndpoint } from '@forecourt/contracts/endpoints/endpoint'
import { search } from '@forecourt/contracts/endpoints/search'
import { vehicleById, vehicle as vehicleRow } from '@forecourt/contracts/endpoints/vehicle'
import type { Site } from '@forecourt/contracts/site/site'
import type { Hit, ShownVehicle, Vehicle } from '@forecourt/contracts/stock/vehicle'
import { isInScope, stockScope } from '@forecourt/domain/stock/stock-scope'
import { isOffered } from '@forecourt/domain/vehicle/car-status'
import { ApiError, type LoadApi } from '@forecourt/shell-api'
import { answerTo } from '../../../../functions/platform/document/load-answers.ts'
import { type Ask, askerOf } from '../ask-site.ts'
import { askedCars } from '../asked-cars.ts'
import { oncePer } from '../once-per.ts'
import { pageSite, type Renderer, rendererOf } from '../render-surface.ts'
import { type ExpectedPrice, expectedPrice } from './expected-price.ts'

/** A vehicle for sale, and what the site must ask for it. */
export type Car = { vehicle: Vehicle; expected: ExpectedPrice }

/** A site with its stock, and the ways to see it. */
export type World = {
  site: Site
  /** Those for sale on the site: what has to be said of others is the status's business. */
  cars: Car[]
  /** Those that each surface is asked about: at most 150 of each kind. */
  asked: Car[]
  find(slug: string): Car | undefined
  /** The JSON that the deployed handler answers. */
  ask: Ask
  shown(car: Car): Promise<ShownVehicle>
  /** The hits of a search, of all its pages. */
  hits(query: string): Promise<Hit[]>
  render: Renderer
  /** What pages load with. */
  api: LoadApi
}

const amounts = ['price', 'offer_price', 'before_price', 'subscription_price'] as const

/** Which amounts a vehicle has, which of them are no prices, and what else a price depends on. */
const kindOf = ({ vehicle }: Car): string => {
  const { status, reserved, price_type, preorder } = vehicle
  const kinds = amounts.map((name) => vehicle[name] && (vehicle[name] < 500 ? 'less' : 'price'))
  return JSON.stringify([status, reserved, price_type, preorder, kinds])
}

export function worldOf(site: Site, stock: readonly Vehicle[]): World {
  const scope = stockScope(site)
  const cars = stock
    .filter((vehicle) => isInScope(scope, vehicle) && isOffered(vehicle, 'advertise'))
    .map((vehicle) => ({ vehicle, expected: expectedPrice(vehicle, site) }))
  const bySlug = new Map(cars.map((car) => [car.vehicle.slug, car]))
  const ask = askerOf(site)
  const answered = new Map<string, Promise<ShownVehicle>>()
  const shown = ({ vehicle: { slug } }: Car) => {
    const known = answered.get(slug) ?? ask(vehicleRow, { params: { slug } })
    answered.set(slug, known)
    return known
  }
  const get = async (row: LoadEndpoint, params: Record<string, string>, query = '') => {
    // Many pages are of one vehicle, which the handler has answered.
    const id = params.slug ?? params.id ?? ''
    const car = bySlug.get(id) ?? cars.find(({ vehicle }) => vehicle.id === id)
    if (car && (row.path === vehicleRow.path || row.path === vehicleById.path)) return shown(car)
    const answer = await answerTo(row)
    if (!answer) throw new ApiError('not_found', 'Nothing is answered there.')
    return row.response.parse(await answer.load({ site, params, query }))
  }
  const api = { get } as LoadApi
  return {
    site,
    cars,
    asked: askedCars(cars, kindOf),
    find: (slug) => bySlug.get(slug),
    ask,
    shown,
    async hits(query) {
      const all = new Map<string, Hit>()
      for (let page = 1, pages = 1; page <= pages; page++) {
        const found = await ask(search, { query: `${query}&page=${page}` })
        pages = found.pages
        // A page may show those before it too.
        for (const hit of found.hits) all.set(hit.slug, hit)
      }
      return [...all.values()]
    },
    render: rendererOf(pageSite(site), api),
    api,
  }
}

/** Makes something of a site once. */
export const forSite = oncePer<World>()
