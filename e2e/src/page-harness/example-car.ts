import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { bareVehicle } from '@forecourt/contracts/testing/bare-vehicle'

/** A car of the demo dealer Harbourside. */
export const exampleCar: ShownVehicle = {
  ...bareVehicle,
  id: 'v1',
  slug: '2023-toyota-rav4-h20418',
  dealership_slug: 'harbourside-brookvale',
  name: '2023 Toyota RAV4 Cruiser Hybrid',
  year: 2023,
  make: 'Toyota',
  model: 'RAV4',
  badge: 'Cruiser Hybrid AWD',
  stocknum: 'H20418',
  images: [{ image: { url: '/media/a.jpg' } }],
  created_at: '2026-11-01T00:00:00Z',
  created_at_timestamp: 1_793_491_200,
  updated_at: '2026-11-01T00:00:00Z',
  price: 46_990,
  price_type: 'drive_away',
  finance_estimate: {
    ...{ weekly: 143.2, monthly: 620.06, interest_rate: 7.49, comparison_rate: 8.32 },
    terms: { years: 5, deposit: 4699, balloon: 16_937, fee: 395 },
  },
  km: 28_410,
  simple_body: 'SUV',
}
