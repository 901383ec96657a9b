import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { carTypeTexts } from '../vehicle-facts.ts'
import {
  engineSize,
  isShown,
  kilograms,
  kilometres,
  metres,
  monthOfYear,
  registrationExpiry,
  stars,
} from './specification-format.ts'

export type SpecificationRow = { label: string; value: string }
export type SpecificationGroup = { title: string; rows: SpecificationRow[] }

/** `today` is an ISO date from the loader, so that server and browser render the same. */
type Context = { today: string; showsUnregistered?: boolean }
type Row = { label: string; value: (vehicle: Vehicle, context: Context) => string | number | null | undefined }

/** The value formatted by `write`, or nothing without one. */
const when = <T, R>(value: T | undefined, write: (known: T) => R): R | undefined =>
  value === undefined ? undefined : write(value)

/** Every row, by name. A row without a value is hidden (VD-4). */
export const row = {
  kilometres: { label: 'Kilometres', value: ({ km }) => when(km, kilometres) },
  engine: { label: 'Engine', value: (v) => when(v.engine_size_litres, (litres) => engineSize(litres, v.item_type)) },
  transmission: { label: 'Transmission', value: (v) => v.simple_transmission ?? v.trans },
  transmissionDetail: { label: 'Transmission', value: (v) => v.trans ?? v.simple_transmission },
  drive: { label: 'Drive', value: (v) => v.simple_drive ?? v.drive },
  fuel: { label: 'Fuel', value: (v) => v.fuel ?? v.simple_fuel },
  economy: { label: 'Fuel economy', value: (v) => when(v.fuelconsumptioncombined, (l) => `${l} L/100 km`) },
  power: { label: 'Power', value: (v) => when(v.power_kw, (kw) => `${Math.round(kw)} kW`) },
  cylinders: { label: 'Cylinders', value: (v) => v.cylinders || undefined },
  gearType: { label: 'Gear type', value: (v) => (v.geartype === v.trans ? undefined : v.geartype) },
  bodyConfiguration: { label: 'Body configuration', value: (v) => v.bodyconfiguration },
  gears: { label: 'Gears', value: (v) => v.gearnum || undefined },
  body: { label: 'Body type', value: (v) => v.simple_body ?? v.body },
  bodyDetail: { label: 'Body', value: (v) => v.body ?? v.simple_body },
  seats: { label: 'Seats', value: (v) => v.seats || undefined },
  doors: { label: 'Doors', value: (v) => v.doors || undefined },
  colour: { label: 'Colour', value: (v) => v.colour },
  interior: { label: 'Interior colour', value: (v) => v.interior_colour },
  sleeps: { label: 'Sleeps', value: (v) => v.sleeps || undefined },
  bodyLength: { label: 'Body length', value: (v) => when(v.body_length || undefined, metres) },
  bodyWidth: { label: 'Body width', value: (v) => when(v.body_width || undefined, metres) },
  tare: { label: 'Tare', value: (v) => when(v.tare_weight || undefined, kilograms) },
  trailerMass: {
    label: 'Aggregate trailer mass',
    value: (v) => when(v.aggregate_trailer_mass || undefined, kilograms),
  },
  axle: { label: 'Axle', value: (v) => v.axle_type },
  safety: { label: 'ANCAP safety', value: (v) => when(v.ancaprating || undefined, stars) },
  towing: { label: 'Towing, braked', value: (v) => when(v.towingcapacitybraked || undefined, kilograms) },
  otherTitle: { label: 'Also listed as', value: (v) => (v.carsales_title === v.name ? undefined : v.carsales_title) },
  plate: { label: 'Registration', value: (v) => v.regplate },
  rego: {
    label: 'Rego expiry',
    value: (v, { today, showsUnregistered }) =>
      when(v.rego_expiry, (iso) => registrationExpiry(iso, today, showsUnregistered)),
  },
  stock: { label: 'Stock number', value: (v) => v.stocknum },
  vin: { label: 'VIN', value: (v) => v.vin },
  condition: { label: 'Condition', value: (v) => carTypeTexts[v.car_type] },
  year: { label: 'Year', value: (v) => v.year },
  make: { label: 'Make', value: (v) => v.make },
  model: { label: 'Model', value: (v) => v.model },
  badge: { label: 'Badge', value: (v) => v.badge },
  series: { label: 'Series', value: (v) => v.series },
  built: { label: 'Build date', value: (v) => when(v.build_date, monthOfYear) },
  complied: { label: 'Compliance date', value: (v) => when(v.compliance_date, monthOfYear) },
} satisfies Record<string, Row>

/** VD-3: the most requested facts first; the page shows four and expands the rest. */
const keyRows: Row[] = [
  row.kilometres,
  row.sleeps,
  row.bodyLength,
  row.trailerMass,
  row.engine,
  row.transmission,
  row.drive,
  row.economy,
  row.colour,
  row.seats,
  row.rego,
  row.stock,
  row.safety,
  row.body,
  row.plate,
]

const groups: { title: string; rows: Row[] }[] = [
  {
    title: 'Vehicle',
    rows: [
      row.condition,
      row.year,
      row.make,
      row.model,
      row.badge,
      row.series,
      row.bodyDetail,
      row.bodyConfiguration,
      row.built,
      row.complied,
      row.otherTitle,
    ],
  },
  {
    title: 'Engine and drive',
    rows: [
      row.engine,
      row.cylinders,
      row.power,
      row.fuel,
      row.economy,
      row.transmissionDetail,
      row.gearType,
      row.gears,
      row.drive,
    ],
  },
  { title: 'Seats, doors and colours', rows: [row.seats, row.doors, row.colour, row.interior] },
  {
    title: 'Body, beds and weights',
    rows: [row.sleeps, row.bodyLength, row.bodyWidth, row.tare, row.trailerMass, row.axle],
  },
  { title: 'Towing', rows: [row.towing] },
  { title: 'Safety', rows: [row.safety] },
  { title: 'Registration and identity', rows: [row.plate, row.rego, row.stock, row.vin] },
]

function shown(rows: Row[], vehicle: Vehicle, context: Context): SpecificationRow[] {
  return rows.flatMap(({ label, value }) => {
    const known = value(vehicle, context)
    return isShown(known) ? [{ label, value: String(known) }] : []
  })
}

/** VD-3, VD-4: the known key facts of a vehicle in order. */
export const keyInformation = (vehicle: Vehicle, context: Context): SpecificationRow[] =>
  shown(keyRows, vehicle, context)

/**
 * All known facts of a vehicle, grouped: our own fields first, then the feed's own rows under its headings. A feed's
 * row joins our group of the same title, unless we have its label.
 */
export function specificationGroups(vehicle: Vehicle, context: Context): SpecificationGroup[] {
  const byTitle = new Map<string, SpecificationGroup>()
  for (const { title, rows } of groups) {
    byTitle.set(title.toLowerCase(), { title, rows: shown(rows, vehicle, context) })
  }
  for (const { group, name, value } of vehicle.specifications) {
    if (!isShown(value)) continue
    const key = group.toLowerCase()
    const target = byTitle.get(key) ?? { title: group, rows: [] }
    byTitle.set(key, target)
    if (target.rows.some(({ label }) => label.toLowerCase() === name.toLowerCase())) continue
    target.rows.push({ label: name, value })
  }
  return [...byTitle.values()].filter(({ rows }) => rows.length > 0)
}
