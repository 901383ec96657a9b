import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import {
  isShown,
  kilograms,
  kilometres,
  metres,
  stars,
} from '@forecourt/domain/vehicle/specifications/specification-format'

const tiles = 4

const facts = {
  kilometres: { label: 'Kilometres', value: ({ km }) => (km === undefined ? undefined : kilometres(km)) },
  fuel: {
    label: 'Fuel',
    value: ({ simple_fuel, fuel, fuelconsumptioncombined: litres }) =>
      [simple_fuel ?? fuel, litres && `${litres}\u00a0L/100\u00a0km`].filter(Boolean).join(', '),
  },
  transmission: { label: 'Transmission', value: (v) => v.simple_transmission ?? v.trans },
  safety: { label: 'Safety', value: ({ ancaprating }) => (ancaprating ? stars(ancaprating) : undefined) },
  sleeps: { label: 'Sleeps', value: ({ sleeps }) => (sleeps ? String(sleeps) : undefined) },
  length: { label: 'Body length', value: ({ body_length: mm }) => (mm ? metres(mm) : undefined) },
  mass: { label: 'ATM', value: ({ aggregate_trailer_mass: kg }) => (kg ? kilograms(kg) : undefined) },
  tare: { label: 'Tare', value: ({ tare_weight: kg }) => (kg ? kilograms(kg) : undefined) },
  body: { label: 'Body', value: (v) => v.simple_body ?? v.body },
  seats: { label: 'Seats', value: ({ seats }) => (seats ? String(seats) : undefined) },
} as const satisfies Record<string, { label: string; value: (vehicle: Vehicle) => string | undefined }>

export type FactName = keyof typeof facts

/** In order of weight; the last ones replace unknown ones, so that the row is full. */
const ofVehicles: FactName[] = [
  'kilometres',
  'fuel',
  'transmission',
  'safety',
  'length',
  'mass',
  'tare',
  'body',
  'seats',
]
/** VD-3: the label of the key information's row that says the same, where it is another. */
const rows: Partial<Record<FactName, string>> = {
  fuel: 'Fuel economy',
  safety: 'ANCAP safety',
  mass: 'Aggregate trailer mass',
  body: 'Body type',
}
/** VD-16. Of what is slept in, towed or not: its room and its masses first. */
const ofHomes: FactName[] = ['sleeps', 'length', 'mass', 'kilometres', 'tare', 'fuel', 'transmission', 'body']
export type Fact = { name: FactName; label: string; row: string; value: string }

export function keyFacts(vehicle: Vehicle): Fact[] {
  return (vehicle.sleeps ? ofHomes : ofVehicles)
    .flatMap((name) => {
      const { label, value } = facts[name]
      const known = value(vehicle)
      return isShown(known) ? [{ name, label, row: rows[name] ?? label, value: String(known) }] : []
    })
    .slice(0, tiles)
}
