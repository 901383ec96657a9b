import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { bareVehicle } from '@forecourt/contracts/testing/bare-vehicle'

/** A used car of which nothing optional is known; a test names only the fields that it is about. */
export const testVehicle = (fields: Partial<Vehicle> = {}): Vehicle => ({
  ...bareVehicle,
  id: 'v1',
  slug: '2023-toyota-rav4-h20418',
  dealership_slug: 'harbour-brookvale',
  name: '2023 Toyota RAV4',
  make: 'Toyota',
  model: 'RAV4',
  stocknum: 'H20418',
  created_at: '2026-11-01T00:00:00Z',
  created_at_timestamp: 1_793_491_200,
  updated_at: '2026-11-01T00:00:00Z',
  ...fields,
})
