import { carTypes } from '@forecourt/contracts/stock/car-types'
import { priceTypes, type VehicleImage } from '@forecourt/contracts/stock/vehicle'
import type { FeedVehicle } from '../feed-vehicle.ts'
import { amounts } from '../values/amounts.ts'
import {
  address,
  booleanText,
  day,
  integerIn,
  list,
  matching,
  moment,
  oneOf,
  type Reader,
  words,
} from '../values/field-readers.ts'
import { financeLenders, hotspots, storedQuote } from '../values/json-values.ts'
import { normalizeStatus } from '../values/normalize-status.ts'

const photos: Reader<VehicleImage[]> = (text) => {
  const urls = list(words)(text)
  return urls.ok ? { ok: true, value: urls.value.map((url) => ({ image: { url } })) } : urls
}

const status: Reader<string> = (text) => ({ ok: true, value: normalizeStatus(text) })
const lowerCase: Reader<string> = (text) => ({ ok: true, value: text.toLowerCase() })

const priceType = oneOf(priceTypes, {
  dap: 'drive_away',
  igc: 'drive_away',
  driveaway: 'drive_away',
  egc: 'excl_govt_charges',
  'excl._govt._charges': 'excl_govt_charges',
  excluding_government_charges: 'excl_govt_charges',
})

/** The columns of our own CSV with their parsers. Documented in docs/feeds.md. */
export const csvColumns = {
  id: words,
  stocknum: words,
  vin: words,
  nvic: words,
  regplate: words,
  rego_expiry: day,
  build_date: words,
  compliance_date: words,
  year: integerIn(),
  make: words,
  model: words,
  badge: words,
  series: words,
  status,
  car_type: oneOf(carTypes, { demonstrator: 'demo' }),
  item_type: lowerCase,
  tag: words,
  categories: list(words),
  distribution_locations: list(words),
  reserved: booleanText,
  certified: booleanText,
  show_on_dealer_website: booleanText,
  preorder: booleanText,
  price: amounts.dollars,
  before_price: amounts.dollars,
  offer_price: amounts.dollars,
  subscription_price: amounts.dollarsAWeek,
  reserve_deposit: integerIn('$'),
  state_average_market_price: amounts.dollars,
  average_market_price: amounts.dollars,
  price_type: priceType,
  finance_lenders: financeLenders,
  youxQuote: storedQuote,
  km: amounts.kilometres,
  colour: words,
  interior_colour: words,
  body: words,
  trans: words,
  drive: words,
  fuel: words,
  seats: amounts.seats,
  doors: amounts.doors,
  gearnum: amounts.gears,
  geartype: words,
  bodyconfiguration: words,
  engine_size_litres: amounts.litres,
  cylinders: amounts.cylinders,
  power_kw: amounts.kilowatts,
  fuelconsumptioncombined: amounts.litresPer100Km,
  towingcapacitybraked: amounts.kilograms,
  ancaprating: amounts.stars,
  body_width: amounts.millimetres,
  body_length: amounts.millimetres,
  tare_weight: amounts.kilograms,
  axle_type: words,
  sleeps: amounts.sleepers,
  aggregate_trailer_mass: amounts.kilograms,
  dealercomments: words,
  features: list(words),
  images: photos,
  video_url: words,
  external_video_url: address,
  spin_code: matching(/^[\w-]{1,100}$/, 'must be letters, digits, - and _'),
  spin_images: list(address),
  spin_interior_image: address,
  hotspots,
  carsales_title: words,
  file: words,
  city: words,
  state: words,
  private_suburb: words,
  private_postcode: matching(/^\d{4}$/, 'must be four digits'),
  created_at: moment,
  sold_at: moment,
} as const satisfies { [K in Exclude<keyof FeedVehicle, 'specifications'>]-?: Reader<FeedVehicle[K] & {}> }

export type CsvColumn = keyof typeof csvColumns
export const columnNames = Object.keys(csvColumns) as CsvColumn[]
export const requiredColumns = ['stocknum', 'make', 'model', 'car_type'] as const satisfies CsvColumn[]
