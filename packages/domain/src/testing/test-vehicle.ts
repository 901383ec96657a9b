import type { Vehicle } from '@forecourt/contracts/stock/vehicle'

/** A used car of which nothing optional is known; a test names only the fields that it is about. */
export const testVehicle = (fields: Partial<Vehicle> = {}): Vehicle => ({
  id: 'v1',
  slug: '2023-toyota-rav4-h20418',
  dealership_slug: 'harbour-brookvale',
  name: '2023 Toyota RAV4',
  make: 'Toyota',
  model: 'RAV4',
  stocknum: 'H20418',
  status: 'in_stock',
  car_type: 'used',
  item_type: 'car',
  reserved: false,
  certified: false,
  show_on_dealer_website: true,
  preorder: false,
  features: [],
  specifications: [],
  images: [],
  created_at: '2026-11-01T00:00:00Z',
  created_at_timestamp: 1_793_491_200,
  updated_at: '2026-11-01T00:00:00Z',
  custom_rank: 0,
  ...fields,
})
