import { type Vehicle, vehicleSchema } from '@forecourt/contracts/stock/vehicle'

const moment = '2026-01-01T00:00:00Z'

/** A car of the test site, for tests. */
export const testCar = (fields: Partial<Vehicle> = {}): Vehicle =>
  vehicleSchema.parse({
    id: '7',
    slug: '2021-toyota-rav4-n7',
    dealership_slug: 'northgate',
    name: '2021 Toyota RAV4 GXL',
    year: 2021,
    make: 'Toyota',
    model: 'RAV4',
    badge: 'GXL',
    stocknum: 'N7',
    status: 'in_stock',
    car_type: 'used',
    item_type: 'car',
    reserved: false,
    certified: false,
    show_on_dealer_website: true,
    price: 35_990,
    preorder: false,
    km: 41_000,
    colour: 'Silver',
    features: [],
    specifications: [],
    images: [{ image: { url: '/media/demo/suv/silver/front.avif' } }],
    created_at: moment,
    created_at_timestamp: Date.parse(moment) / 1000,
    updated_at: moment,
    custom_rank: 0,
    ...fields,
  })
