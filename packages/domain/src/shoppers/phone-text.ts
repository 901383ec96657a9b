import { singleLine } from '@forecourt/contracts/validation/typed-text'

/** What is longer is no number, and stays as it is. */
const maxPhoneLength = 60

/** A number without what came along when it was pasted: spaces and stops at its ends, invisible characters; `0061` is `+61`. */
export function tidyPhone(typed: string): string {
  const line = singleLine(typed)
  if (line.length > maxPhoneLength) return line
  return line
    .replace(/^[\s.,;:]+/, '')
    .replace(/[\s.,;:]+$/, '')
    .replace(/^00 ?61/, '+61')
}

/** FQ-6. Digits only, and a leading 61 becomes 0: `+61 491 570 006` is `0491570006`. */
export const normalisePhone = (typed: string): string => tidyPhone(typed).replaceAll(/\D/g, '').replace(/^61/, '0')

/** A phone number (E.164) the Australian way: `+61491570006` is `0491 570 006`. Other forms stay as they are. */
export const displayPhone = (e164: string): string => e164.replace(/^\+61(4\d\d)(\d{3})(\d{3})$/, '0$1 $2 $3')
