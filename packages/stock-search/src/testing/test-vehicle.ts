import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { bareVehicle } from '@forecourt/contracts/testing/bare-vehicle'

/** A complete, valid vehicle for tests, in stock; a test sets only the relevant fields. */
export function testVehicle(fields: Partial<Vehicle> = {}): Vehicle {
  const id = fields.id ?? '1'
  return {
    ...bareVehicle,
    id,
    slug: `car-${id}`,
    dealership_slug: 'northgate',
    name: '2021 Toyota RAV4 GXL',
    year: 2021,
    make: 'Toyota',
    model: 'RAV4',
    badge: 'GXL',
    stocknum: `N${id}`,
    price: 35_990,
    price_type: 'drive_away',
    km: 41_000,
    colour: 'Silver',
    simple_body: 'SUV',
    simple_drive: 'AWD',
    simple_fuel: 'Hybrid',
    simple_transmission: 'Automatic',
    created_at: '2026-01-01T00:00:00Z',
    created_at_timestamp: 1_767_225_600,
    updated_at: '2026-01-01T00:00:00Z',
    ...fields,
  }
}
