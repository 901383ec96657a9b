import { type Vehicle, vehicleSchema } from '@forecourt/contracts/stock/vehicle'
import { bareVehicle } from '@forecourt/contracts/testing/bare-vehicle'

const moment = '2026-01-01T00:00:00Z'

/** A car of the test site, for tests. */
export const testCar = (fields: Partial<Vehicle> = {}): Vehicle =>
  vehicleSchema.parse({
    ...bareVehicle,
    id: '7',
    slug: '2021-toyota-rav4-n7',
    dealership_slug: 'northgate',
    name: '2021 Toyota RAV4 GXL',
    year: 2021,
    make: 'Toyota',
    model: 'RAV4',
    badge: 'GXL',
    stocknum: 'N7',
    price: 35_990,
    km: 41_000,
    colour: 'Silver',
    images: [{ image: { url: '/media/demo/suv/silver/front.avif' } }],
    created_at: moment,
    created_at_timestamp: Date.parse(moment) / 1000,
    updated_at: moment,
    ...fields,
  })
