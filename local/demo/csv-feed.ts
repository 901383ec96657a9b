import type { CsvColumn } from '@forecourt/stock/feeds/csv-columns'
import type { DemoVehicle } from './demo-vehicle.ts'

type Place = { city: string; state: string }
type Value = string | number | boolean | undefined

const columns: { [K in CsvColumn]?: (vehicle: DemoVehicle, place: Place) => Value } = {
  stocknum: ({ stocknum }) => stocknum,
  vin: ({ vin }) => vin,
  regplate: ({ plate }) => plate,
  rego_expiry: ({ regoExpiry }) => regoExpiry,
  build_date: ({ built }) => built,
  year: ({ year }) => year,
  make: ({ model }) => model.make,
  model: ({ model }) => model.model,
  badge: ({ badge }) => badge,
  car_type: ({ condition }) => condition,
  status: ({ status }) => status,
  sold_at: ({ soldAt }) => soldAt,
  reserved: ({ reserved }) => reserved,
  certified: ({ certified }) => certified,
  tag: ({ tag }) => tag,
  price: ({ price }) => price,
  before_price: ({ beforePrice }) => beforePrice,
  price_type: ({ priceType }) => priceType,
  km: ({ km }) => km,
  colour: ({ colour }) => `${colour[0]?.toUpperCase()}${colour.slice(1)}`,
  interior_colour: ({ interior }) => interior,
  body: ({ model }) => model.body,
  trans: ({ engine }) => engine.gearbox,
  gearnum: ({ engine }) => engine.gears,
  drive: ({ engine }) => engine.drive,
  fuel: ({ engine }) => engine.fuel,
  seats: ({ model }) => model.seats,
  doors: ({ model }) => model.doors,
  engine_size_litres: ({ engine }) => engine.litres,
  cylinders: ({ engine }) => engine.cylinders,
  power_kw: ({ engine }) => engine.power,
  fuelconsumptioncombined: ({ engine }) => engine.uses,
  towingcapacitybraked: ({ model }) => model.towing || undefined,
  ancaprating: ({ model }) => model.ancap,
  dealercomments: ({ comments }) => comments,
  features: ({ features }) => features.join('|'),
  images: ({ photos }) => photos.map(({ url }) => url).join('|'),
  city: (_, { city }) => city,
  state: (_, { state }) => state,
  created_at: ({ createdAt }) => createdAt,
}

const field = (value: Value): string => {
  const text = String(value ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A lot as a CSV with our own field names. */
export function csvFeed(vehicles: readonly DemoVehicle[], place: Place): string {
  const rows = vehicles.map((vehicle) =>
    Object.values(columns)
      .map((read) => field(read(vehicle, place)))
      .join(','),
  )
  return `${[Object.keys(columns).join(','), ...rows].join('\r\n')}\r\n`
}
