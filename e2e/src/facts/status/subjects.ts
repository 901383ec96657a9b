import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import type { CarStatus } from '@forecourt/domain/vehicle/car-status'
import type { StockItem } from '@forecourt/stock/table/stock-item'
import { testVehicle } from '@forecourt/stock-search/testing/test-vehicle'
import { askedCars } from '../asked-cars.ts'

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

/** With a price, photos, a video and a lender: whatever surfaces ask for beside the status. */
const complete = {
  make: 'Kia',
  model: 'Rio',
  year: 2023,
  subscription_price: 300,
  images: [photo, photo],
  external_video_url: 'https://www.youtube.com/watch?v=abcdefghijk',
  finance_lenders: {
    lender: {
      financeProvider: 'provider_a',
      interestRate: 7.5,
      comparisonRate: 8.3,
      paymentWeek: 90,
      paymentMonth: 390,
      termYears: 5,
    },
  },
} satisfies Partial<Vehicle>

/** Of which there are some in stock, so that prices can be compared. */
const ordinary = 2

const itemOf = (vehicle: Vehicle): StockItem => {
  const { dealership_slug, id, slug, status } = vehicle
  return { dealership_slug, id, slug, status, fingerprint: 'f', version: 1, vehicle }
}

/** Cars of a dealership, which any site lists: for each status one among others of its model, and the only one of its model. */
export const itemsOfEachStatus = (dealership_slug: string): StockItem[] => {
  const others = Array.from({ length: ordinary }, (_, index) => [`other ${index}`, {}] as const)
  const made = (what: string, fields: Partial<Vehicle>): StockItem => {
    const id = `${madeMark}${what.replaceAll(' ', '-')}`
    return itemOf(testVehicle({ id, slug: `2023-kia-${id}`, name: what, dealership_slug, ...complete, ...fields }))
  }
  return [
    ...[...Object.entries(statuses), ...others].map(([what, fields], index) =>
      made(what, { price: 20_990 + index, ...fields }),
    ),
    // Without a lender, so that one is asked for a quote.
    ...Object.entries(statuses).map(([what, fields], index) =>
      made(`alone ${what}`, { price: 24_990 + index, model: `Only ${what}`, finance_lenders: undefined, ...fields }),
    ),
  ]
}

const madeMark = 'status-'
/** One of those. */
export const isMade = ({ id }: Pick<Vehicle, 'id'>): boolean => id.startsWith(madeMark)

/** Whether it is for sale, now or soon. */
export const isForSale = (vehicle: Vehicle): boolean =>
  ['in_stock', 'reserved', 'coming_soon'].includes(expectedStatus(vehicle))

/** VD-14 once more, in the plainest words: the product's own function must not be its own proof. */
export function expectedStatus(vehicle: Vehicle | undefined): CarStatus {
  if (!vehicle) return 'gone'
  if (vehicle.status === 'in_stock') return vehicle.reserved ? 'reserved' : 'in_stock'
  if (vehicle.status === 'sold' || vehicle.status === 'coming_soon') return vehicle.status
  return 'withdrawn'
}

export const subjectOf = ({ vehicle }: StockItem): Subject => ({
  what: `${vehicle.status}${vehicle.reserved ? ', reserved' : ''}: ${vehicle.slug}`,
  id: vehicle.id,
  slug: vehicle.slug,
  vehicle,
})

/** Those that each surface is asked about: at most 150 of each status, and all that are made for it. */
export const askedSubjects = (subjects: readonly Subject[]): Subject[] =>
  askedCars(subjects, ({ id, vehicle }) => `${vehicle?.status} ${vehicle?.reserved} ${isMade({ id })}`)

/** No car at all, and one of another dealer, which is as unknown (TN-10). */
export const goneSubjects = (other: StockItem | undefined): Subject[] => [
  { what: 'no car', id: '999', slug: 'no-such-car' },
  ...(other ? [{ what: 'another dealer’s', id: other.id, slug: other.slug }] : []),
]
