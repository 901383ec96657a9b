/** What is longer is no number; its pattern would take time that grows with the square of the length. */
const maxLength = 60

/**
 * LD-9. The digits of a whole number as people type it: `$25,000`, `25 000` and `25000.00` are `25000`, `85,000 kms` is `85000`.
 * Undefined for what is no such number.
 */
export function wholeNumber(typed: string): string | undefined {
  if (typed.length > maxLength) return undefined
  const digits = /^\$?\s*(\d[\d,\s]*)(\.\d*)?\s*(kms?|kilomet(?:re|er)s?)?$/i.exec(typed.trim())?.[1]
  return digits?.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '')
}

const separated = (digits: string): string => digits.replaceAll(/\B(?=(\d{3})+$)/g, ',')

/** `25000` as `$25,000`. */
export const currencyText = (digits: string): string => `$${separated(digits)}`

/** `85000` as `85,000 kms`. */
export const kmText = (digits: string): string => `${separated(digits)} kms`
