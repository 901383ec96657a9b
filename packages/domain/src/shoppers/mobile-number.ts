import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { normalisePhone } from './normalise-phone.ts'

/** What a shopper reads whose number takes no SMS. */
export const mobileWords = 'Enter an Australian mobile number, such as 0491 570 006.'

/**
 * FQ-6. A mobile number as E.164, from what was typed; undefined where it is none. Only Australian ones: SMS to elsewhere costs more
 * than it is worth, and is what fraud with codes lives on. Loads libphonenumber: in a browser only when a number was typed.
 */
export function mobileNumber(typed: string): string | undefined {
  // Letters and signs are no part of a number, so `0491 570 006 ext 5` is none.
  if (!/^[\d\s().+-]{1,40}$/.test(typed)) return undefined
  const parsed = parsePhoneNumberFromString(normalisePhone(typed), 'AU')
  return parsed?.country === 'AU' && parsed.isValid() && parsed.number.startsWith('+614') ? parsed.number : undefined
}
