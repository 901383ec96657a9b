import { readSession } from '@forecourt/contracts/endpoints/platform'
import { listReservations } from '@forecourt/contracts/endpoints/reservations'
import { search, similarVehicles } from '@forecourt/contracts/endpoints/search'
import { listValuations } from '@forecourt/contracts/endpoints/trade-in'
import { vehicle } from '@forecourt/contracts/endpoints/vehicle'
import {
  readSavedCars,
  readWatchlist,
  removeCar,
  saveCar,
  setPriceAlerts,
} from '@forecourt/contracts/endpoints/watchlist'
import type { ShownReservation } from '@forecourt/contracts/reservations/reservation'
import { type Hit, hitSchema, type Vehicle } from '@forecourt/contracts/stock/vehicle'
import type { StoredValuation } from '@forecourt/contracts/trade-in/valuation'
import type { SavedCar } from '@forecourt/contracts/watchlist/saved-car'
import { favouriteOf } from '@forecourt/domain/watchlist/favourite'
import { exampleCar } from './example-car.ts'
import { type FakeAnswer, fail, fake } from './fake-api.ts'

const hitOf = (car: Vehicle): Hit => hitSchema.parse({ ...car, photos_count: car.images.length })

/** A RAV4, a cheaper Mazda, a Kia that is sold, and two more. */
export const cars: readonly Vehicle[] = [
  { ...exampleCar, simple_transmission: 'Automatic', fuel: 'Hybrid', fuelconsumptioncombined: 4.7, seats: 5 },
  {
    ...exampleCar,
    ...{
      id: 'v2',
      slug: '2022-mazda-3',
      name: '2022 Mazda 3 G25',
      make: 'Mazda',
      model: '3',
      badge: 'G25',
      year: 2022,
    },
    ...{ stocknum: 'H2', price: 27_990, km: 31_915, simple_body: 'Sedan', fuel: 'Petrol', seats: 5 },
    ...{ fuelconsumptioncombined: 6.6, simple_transmission: 'Automatic' },
  },
  {
    ...exampleCar,
    ...{ id: 'v3', slug: '2020-kia-rio', name: '2020 Kia Rio', make: 'Kia', model: 'Rio', badge: 'S', year: 2020 },
    ...{ stocknum: 'H3', price: 18_990, status: 'sold', sold_date_timestamp: Date.UTC(2026, 10, 20) / 1000 },
  },
  {
    ...exampleCar,
    id: 'v4',
    slug: '2021-kia-cerato',
    name: '2023 Kia Cerato',
    make: 'Kia',
    model: 'Cerato',
    price: 17_990,
  },
  { ...exampleCar, id: 'v5', slug: '2024-honda-cr-v', name: '2024 Honda CR-V', make: 'Honda', model: 'CR-V' },
]

/** The site's pages and cards over these cars. */
export const carReads: FakeAnswer[] = [
  fake(search, () => ({
    hits: cars.map(hitOf),
    ...{ count: cars.length, page: 1, pages: 1, ms: 1, facets: {}, histograms: {} },
  })),
  fake(vehicle, ({ params }) => cars.find(({ slug }) => slug === params.slug) ?? fail('not_found')),
  fake(similarVehicles, () => ({ kind: 'similar' as const, hits: cars.filter(({ id }) => id === 'v4').map(hitOf) })),
]

/** A signed-in shopper's list, as the table would have it. */
export function fakeWatchlist(...ids: string[]) {
  const saved = new Map(ids.map((id) => [id, '2026-11-02T01:00:00Z']))
  const alerts = { wanted: false }
  const listed = (): SavedCar[] =>
    cars
      .filter(({ id }) => saved.has(id))
      .map((car) => ({
        ...{ id: car.id, saved_at: saved.get(car.id) ?? '', car: favouriteOf(car), hit: hitOf(car) },
        saved_price: car.id === 'v1' ? 47_990 : car.id === 'v2' ? 27_490 : car.price,
      }))
  const own: { reservations: ShownReservation[]; valuations: StoredValuation[] } = { reservations: [], valuations: [] }
  const answers: FakeAnswer[] = [
    fake(listReservations, () => ({ reservations: own.reservations })),
    fake(listValuations, () => ({ valuations: own.valuations })),
    fake(readSession, () => ({ phone: '+61491570156', started_at: '2026-11-20T00:00:00Z' })),
    fake(readWatchlist, () => ({ cars: [...saved].map(([id, saved_at]) => ({ id, saved_at })) })),
    fake(readSavedCars, () => ({ cars: listed(), price_alerts: alerts.wanted })),
    fake(setPriceAlerts, ({ body }) => Object.assign(alerts, body)),
    fake(saveCar, ({ body }) => ({ success: saved.set(body.car_id, new Date().toISOString()).size > 0 })),
    fake(removeCar, ({ body }) => ({ success: saved.delete(body.car_id) })),
  ]
  return { saved, alerts, own, answers }
}
