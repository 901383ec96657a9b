import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import type { CarStatus } from '@forecourt/domain/vehicle/car-status'
import type { StockItem } from '@forecourt/stock/table/stock-item'
import { testVehicle } from '@forecourt/stock-search/testing/test-vehicle'

/** What was asked for: a car of the site, or an id of none. */
export type Subject = { what: string; id: string; slug: string; vehicle?: Vehicle }

const photo = { image: { url: '/media/demo/a.avif' } }
const now = Math.floor(Date.now() / 1000)

const statuses: Record<string, Partial<Vehicle>> = {
  'in stock': {},
  reserved: { reserved: true },
  'coming soon': { status: 'coming_soon' },
  'coming soon and reserved': { status: 'coming_soon', reserved: true },
  sold: { status: 'sold', sold_date_timestamp: now },
  withdrawn: { status: 'withdrawn' },
  'of a word that nobody knows': { status: 'in_transit' },
}

const itemOf = (vehicle: Vehicle): StockItem => {
  const { dealership_slug, id, slug, status } = vehicle
  return { dealership_slug, id, slug, status, fingerprint: 'f', version: 1, vehicle }
}

/** A car of a dealership for each status, which any site lists. */
export const itemsOfEachStatus = (dealership_slug: string): StockItem[] =>
  Object.entries(statuses).map(([what, fields], index) => {
    const id = `status-${what.replaceAll(' ', '-')}`
    const made = {
      make: 'Kia',
      model: 'Rio',
      year: 2023,
      price: 20_990 + index,
      subscription_price: 300,
      images: [photo],
    }
    return itemOf(testVehicle({ id, slug: `2023-kia-rio-${id}`, name: what, dealership_slug, ...made, ...fields }))
  })

/** VD-14 once more, in the plainest words: the product's own function must not be its own proof. */
export function expectedStatus(vehicle: Vehicle | undefined): CarStatus {
  if (!vehicle) return 'gone'
  if (vehicle.status === 'in_stock') return vehicle.reserved ? 'reserved' : 'in_stock'
  if (vehicle.status === 'sold' || vehicle.status === 'coming_soon') return vehicle.status
  return 'withdrawn'
}

export const subjectOf = ({ vehicle }: StockItem): Subject => ({
  what: `${vehicle.status}${vehicle.reserved ? ', reserved' : ''}: ${vehicle.slug}`,
  ...{ id: vehicle.id, slug: vehicle.slug, vehicle },
})

/** No car at all, and one of another dealer, which is as unknown (TN-10). */
export const goneSubjects = (other: StockItem | undefined): Subject[] => [
  { what: 'no car', id: '999', slug: 'no-such-car' },
  ...(other ? [{ what: 'another dealer’s', id: other.id, slug: other.slug }] : []),
]
