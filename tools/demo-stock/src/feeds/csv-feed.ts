import type { CsvColumn } from '@forecourt/stock/feeds/csv/csv-columns'
import type { Dealership } from '../dealers/dealership.ts'
import type { DemoVehicle } from '../vehicle/demo-vehicle.ts'

type Value = string | number | boolean | undefined

const columns: { [K in CsvColumn]?: (vehicle: DemoVehicle, dealership: Dealership) => Value } = {
  stocknum: ({ stocknum }) => stocknum,
  vin: ({ vin }) => vin,
  regplate: ({ plate }) => plate,
  rego_expiry: ({ regoExpiry }) => regoExpiry,
  build_date: ({ built }) => built,
  compliance_date: ({ complied }) => complied,
  year: ({ year }) => year,
  make: ({ model }) => model.make.make,
  model: ({ model }) => model.model,
  badge: ({ badge }) => badge,
  series: ({ series }) => series,
  car_type: ({ condition }) => condition,
  item_type: ({ model }) => model.item,
  status: ({ status }) => status,
  sold_at: ({ soldAt }) => soldAt,
  reserved: ({ reserved }) => reserved,
  certified: ({ certified }) => certified,
  preorder: ({ preorder }) => preorder,
  show_on_dealer_website: ({ isHidden }) => (isHidden ? false : undefined),
  tag: ({ tag }) => tag,
  price: ({ price }) => price,
  before_price: ({ beforePrice }) => beforePrice,
  offer_price: ({ offerPrice }) => offerPrice,
  subscription_price: ({ weeklyPrice }) => weeklyPrice,
  state_average_market_price: ({ market }) => market?.state,
  average_market_price: ({ market }) => market?.national,
  price_type: ({ price, priceType }) => (price === undefined ? undefined : priceType),
  finance_lenders: ({ lenders }) => lenders && JSON.stringify(lenders),
  youxQuote: ({ youxQuote }) => youxQuote && JSON.stringify(youxQuote),
  km: ({ km }) => km,
  colour: ({ colour }) => colour && `${colour.charAt(0).toUpperCase()}${colour.slice(1)}`,
  interior_colour: ({ interior }) => interior,
  body: ({ model }) => model.body,
  trans: ({ engine }) => engine?.gearbox,
  gearnum: ({ engine }) => engine?.gears,
  drive: ({ engine }) => engine?.drive,
  fuel: ({ engine }) => engine?.fuel,
  seats: ({ model }) => model.seats,
  doors: ({ model }) => model.doors,
  engine_size_litres: ({ engine }) => engine?.litres,
  cylinders: ({ engine }) => engine?.cylinders,
  power_kw: ({ engine }) => engine?.power,
  fuelconsumptioncombined: ({ engine }) => engine?.uses,
  towingcapacitybraked: ({ model }) => model.towing,
  body_length: ({ model }) => model.caravan && model.size[0],
  body_width: ({ model }) => model.caravan && model.size[1],
  tare_weight: ({ model, tare }) => model.caravan && tare,
  axle_type: ({ model }) => (model.item === 'caravan' ? model.caravan?.axle : undefined),
  sleeps: ({ model }) => model.caravan?.sleeps,
  aggregate_trailer_mass: ({ model }) => model.caravan?.atm || undefined,
  ancaprating: ({ model }) => (model.ancap ?? 5) || undefined,
  dealercomments: ({ comments }) => comments,
  features: ({ features }) => features.join('|'),
  images: ({ photos }) => photos.map(({ url }) => url).join('|'),
  video_url: ({ videoUrl }) => videoUrl,
  spin_images: ({ spin }) => spin?.frames.join('|'),
  spin_interior_image: ({ inside }) => inside,
  hotspots: ({ spin }) => spin && JSON.stringify(spin.hotspots),
  file: ({ historyReport }) => historyReport,
  city: (_, { city }) => city,
  state: (_, { state }) => state,
  created_at: ({ createdAt }) => createdAt,
}

/** Of a vehicle of which nothing is known that a feed need not say. */
const needed = new Set<string>(['stocknum', 'make', 'model', 'car_type'])

const field = (value: Value): string => {
  const text = String(value ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export const csvHead = `${Object.keys(columns).join(',')}\r\n`

/** A vehicle as a row of the CSV with our own field names. */
export function csvRow(vehicle: DemoVehicle, dealership: Dealership): string {
  const isBare = vehicle.special === 'missing everything optional'
  const fields = Object.entries(columns).map(([name, read]) =>
    isBare && !needed.has(name) ? '' : field(read(vehicle, dealership)),
  )
  return `${fields.join(',')}\r\n`
}
