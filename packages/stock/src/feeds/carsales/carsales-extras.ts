import { csvColumns } from '../csv/csv-columns.ts'
import type { FeedVehicle } from '../feed-vehicle.ts'
import { amounts } from '../values/amounts.ts'
import { type Attempt, FieldError } from '../values/field-error.ts'
import { address, list, type Reader, words } from '../values/field-readers.ts'
import { financeLenders, hotspots, storedQuote } from '../values/json-values.ts'

type Fields = Pick<
  FeedVehicle,
  | 'offer_price'
  | 'subscription_price'
  | 'reserve_deposit'
  | 'state_average_market_price'
  | 'average_market_price'
  | 'spin_images'
  | 'spin_interior_image'
  | 'hotspots'
  | 'finance_lenders'
  | 'youxQuote'
  | 'spin_code'
  | 'external_video_url'
  | 'carsales_title'
  | 'private_suburb'
  | 'private_postcode'
>

/** Values without a DTO field: the name of their tag or extended property, and their parser. */
const extras: { [K in keyof Fields]-?: readonly [name: string, read: Reader<Fields[K] & {}>] } = {
  offer_price: ['OfferPrice', amounts.dollars],
  subscription_price: ['SubscriptionPrice', amounts.dollarsAWeek],
  reserve_deposit: ['ReserveDeposit', csvColumns.reserve_deposit],
  state_average_market_price: ['StateAverageMarketPrice', amounts.dollars],
  average_market_price: ['AverageMarketPrice', amounts.dollars],
  spin_images: ['SpinImages', list(address)],
  spin_interior_image: ['SpinInteriorImage', address],
  hotspots: ['Hotspots', hotspots],
  finance_lenders: ['FinanceLenders', financeLenders],
  youxQuote: ['YouxQuote', storedQuote],
  spin_code: ['SpinCode', csvColumns.spin_code],
  external_video_url: ['ExternalVideoUrl', address],
  carsales_title: ['CarsalesTitle', words],
  private_suburb: ['PrivateSuburb', words],
  private_postcode: ['PrivatePostcode', csvColumns.private_postcode],
}

/** The vehicle's values of these; `textOf` finds a tag or an extended property by its name. */
export function readExtras(textOf: (name: string) => string | undefined, attempt: Attempt): Record<string, unknown> {
  const fields: Record<string, unknown> = {}
  for (const [field, [name, read]] of Object.entries(extras)) {
    const text = textOf(name)
    if (text === undefined) continue
    fields[field] = attempt(() => {
      const reading = read(text)
      if (!reading.ok) throw new FieldError(name, text, reading.reason)
      return reading.value
    })
  }
  return fields
}
