import { createHash } from 'node:crypto'
import { carTypes } from '@forecourt/contracts/stock/car-types'
import { type Vehicle, vehicleSchema } from '@forecourt/contracts/stock/vehicle'

/** Fewer than a column has room for at first (`grow-array.ts`), so that none is full. */
const sampleSize = 60

/** Around the limits of prices, steps and years; words that mean something, spellings; what only a card shows. */
const candidates: readonly unknown[] = [
  ...Array<undefined>(4),
  ...[0, 1, 2, 5, 7, 11, 149.5, 400, 499, 500, 2019, 2020, 9_999, 10_000, 10_500, 29_990, 30_000, 1_000_000],
  ...[
    'in_stock',
    'in_stock',
    'in_stock',
    'sold',
    'car',
    'caravan',
    'SUV',
    'suv',
    'Škoda',
    'CX-5 GT',
    'N-10432',
    '2000',
    'drive_away',
    ...carTypes,
  ],
  ...['2026-01-31', '2026-01-31T09:30:00Z', true, false, [], ['SUV', 'suv'], ['Škoda', 'car', 'sold']],
  [...Array(6).fill({ image: { url: '/front.avif' } }), { image: { url: '/walk.mp4' }, video: true }],
  { own: { financeProvider: 'Own', termMonths: 60, interestRate: 7, paymentWeek: 120 } },
]

/**
 * A fixed sample of vehicles with any values that the schema allows: what is derived of them tells whether two releases derive the
 * same of a vehicle. Values follow from a field's name alone, so that a new field changes no other.
 */
export function sampleVehicles(): Vehicle[] {
  const fields = Object.entries(vehicleSchema.shape).map(([name, schema]) => {
    const values = candidates.filter((value) => schema.safeParse(value).success)
    if (values.length === 0) throw new Error(`No value of the sample fits ${name}.`)
    const bytes = createHash('sha512').update(name).digest()
    return { name, values, bytes }
  })
  return Array.from({ length: sampleSize }, (_, index) => {
    const values = fields.map(({ name, values, bytes }) => [name, values[(bytes[index] ?? 0) % values.length]])
    // Each value fits its field.
    return { ...Object.fromEntries(values), id: `${index}` } as Vehicle
  })
}
