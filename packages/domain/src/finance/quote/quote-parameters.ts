import { type CarType, carTypes } from '@forecourt/contracts/stock/car-types'
import { clampPrice, clampTerm, defaultLoan, type Loan, parseCredit, type QuoteCar } from './loan.ts'

/** RT-8. What the finance page's address says; what is not known or out of bounds is left out. */
export type QuoteParameters = QuoteCar & {
  carId?: string
  dealership?: string
  carType?: CarType
  helper?: string
  price?: number
  term?: number
  credit?: Loan['credit']
}

type Reader<T> = (text: string) => T | undefined

const matching =
  (pattern: RegExp): Reader<string> =>
  (text) =>
    pattern.test(text) ? text : undefined

const wholeNumber =
  (min: number, max: number): Reader<number> =>
  (text) =>
    /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : undefined

/** `$36,990`, `36990.00` and `36990` are the same; anything else is no price. */
const dollars: Reader<number> = (text) => {
  const digits = /^\$?([\d,\s]{1,12})(?:\.\d{1,2})?$/.exec(text)?.[1]?.replaceAll(/\D/g, '')
  return digits ? clampPrice(Number(digits)) : undefined
}

const years: Reader<number> = (text) => (/^\d{1,3}$/.test(text) ? clampTerm(Number(text)) : undefined)

const name: Reader<string> = (text) =>
  text
    .replaceAll(/[^\p{L}\p{M}\p{N} .,'’-]/gu, '')
    .trim()
    .slice(0, 80) || undefined

/** The first of the names that holds something that its reader takes. */
function read<T>(query: URLSearchParams, names: readonly string[], reader: Reader<T>): T | undefined {
  for (const one of names) {
    const value = reader(query.get(one)?.trim() ?? '')
    if (value !== undefined) return value
  }
  return undefined
}

/** RT-8. Each parameter parsed and bounded: an address may hold anything. */
export function parseQuoteParameters(text: string): QuoteParameters {
  const query = new URLSearchParams(text)
  const all = {
    carId: read(query, ['car_id'], matching(/^[\w.:-]{1,100}$/)),
    vin: read(query, ['vin'], matching(/^[A-Za-z0-9]{1,30}$/)),
    nvic: read(query, ['nvic'], matching(/^[A-Za-z0-9]{1,30}$/)),
    year: read(query, ['year'], wholeNumber(1900, 2100)),
    dealership: read(query, ['preferredDealership'], matching(/^[a-z][a-z0-9-]{1,40}$/)),
    carType: read(query, ['car_type'], (value) => carTypes.find((type) => type === value.toLowerCase())),
    price: read(query, ['price', 'vehiclePriceBudget'], dollars),
    term: read(query, ['loanTerm'], years),
    credit: read(query, ['selfAssessedCreditScore', 'credit_score'], parseCredit),
    helper: read(query, ['whoIsHelping'], name),
  }
  return given(all)
}

/** What is left of an address whose car the site has sold: the shopper's own, and nothing that the car or its price was. */
export const withoutCar = ({ dealership, helper, term, credit }: QuoteParameters): QuoteParameters =>
  given({ dealership, helper, term, credit })

const given = (all: QuoteParameters): QuoteParameters =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))

/** Of a car: its price, and the years that it is advertised with. */
type CarLoan = { price?: number | undefined; term?: number | undefined }

/** What of a loan the shopper has changed. */
export type TypedLoan = { [Part in keyof Loan]?: Loan[Part] | undefined }

export const typedLoan = (loan: Loan, first: Loan): TypedLoan => ({
  ...(loan.price !== first.price && { price: loan.price }),
  ...(loan.term !== first.term && { term: loan.term }),
  ...(loan.credit !== first.credit && { credit: loan.credit }),
})

/** RT-8. The loan that a form continues with in its tab: what the address says, else what the shopper chose, else as it begins. */
export const restoredLoan = (first: Loan, typed: TypedLoan, { price, term, credit }: QuoteParameters): Loan => ({
  price: price ?? typed.price ?? first.price,
  term: term ?? typed.term ?? first.term,
  credit: credit ?? typed.credit ?? first.credit,
})

/** The loan that a form begins with: what the address says, else the car's own, else the defaults. */
export const initialLoan = (parameters: QuoteParameters, car: CarLoan = {}): Loan => ({
  price: clampPrice(parameters.price ?? (car.price || undefined)),
  term: parameters.term ?? clampTerm(car.term),
  credit: parameters.credit ?? defaultLoan.credit,
})
