import type { PriceType } from '@forecourt/contracts/stock/vehicle'
import { amounts } from '../values/amounts.ts'
import { type Attempt, FieldError } from '../values/field-error.ts'
import { textOrUndefined } from '../values/field-readers.ts'
import type { CarsalesVehicle } from './carsales-schema.ts'

/** Most exact first: the drive-away price, then the price before government charges, then the list price. */
const priceTypes: readonly (readonly [type: string, ours: PriceType])[] = [
  ['DAP', 'drive_away'],
  ['IGC', 'drive_away'],
  ['EGC', 'excl_govt_charges'],
  ['RRP', 'rrp'],
]

export function prices(
  dto: CarsalesVehicle,
  attempt: Attempt,
): { price?: number; before_price?: number; price_type?: PriceType } {
  const list = (dto.PriceList ?? []).map((entry, index) => ({
    type: entry.Type?.trim().toUpperCase(),
    amount: attempt(() => dollars(entry.Amount, entry.Currency, `PriceList[${index}].Amount`)),
    previous: attempt(() => dollars(entry.PreviousAmount, entry.Currency, `PriceList[${index}].PreviousAmount`)),
  }))
  for (const [type, ours] of priceTypes) {
    const entry = list.find((one) => one.type === type && one.amount)
    if (entry?.amount)
      return { price: entry.amount, price_type: ours, ...(entry.previous && { before_price: entry.previous }) }
  }
  return {}
}

function dollars(
  amount: string | number | null | undefined,
  currency: string | null | undefined,
  field: string,
): number | undefined {
  const text = textOrUndefined(amount === null || amount === undefined ? undefined : String(amount))
  if (text === undefined) return undefined
  const value = amounts.dollars(text)
  if (!value.ok) throw new FieldError(field, text, value.reason)
  if (value.value < 0) throw new FieldError(field, text, 'must not be negative')
  if (currency && !/^AU(D|\$)?$/i.test(currency.trim()))
    throw new FieldError(field.replace(/\w+$/, 'Currency'), currency, 'must be AUD')
  return value.value || undefined
}

const kmPerMile = 1.609344

export function kilometres(dto: CarsalesVehicle): number | undefined {
  const index = (dto.OdometerReadings ?? []).findIndex(
    ({ Value }) => Value !== null && Value !== undefined && Value !== '',
  )
  const reading = dto.OdometerReadings?.[index]
  if (!reading) return undefined
  const isMiles = /^mi/i.test(reading.UnitOfMeasure ?? '')
  const value = (isMiles ? amounts.miles : amounts.kilometres)(String(reading.Value))
  const field = `OdometerReadings[${index}].Value`
  if (!value.ok) throw new FieldError(field, reading.Value, value.reason)
  if (value.value < 0) throw new FieldError(field, reading.Value, 'must not be negative')
  return Math.round(isMiles ? value.value * kmPerMile : value.value)
}
