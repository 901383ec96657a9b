import { cents } from '@forecourt/domain/finance/finance-teaser'
import { dollars } from '@forecourt/domain/pricing/price'

export const money = (amount: number): string => (Number.isInteger(amount) ? dollars(amount) : cents(amount))
export const yearsText = (years: number): string => `${years} ${years === 1 ? 'year' : 'years'}`
export const rateText = (rate: number): string => `${rate.toFixed(2)}%`
/** The ends of the scale are short. */
export const rateEnd = (rate: number): string => `${rate}%`
