import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { tidyPhone } from './phone-text.ts'

/** What a shopper reads whose number takes no SMS. */
export const mobileWords = 'Enter an Australian mobile number, such as 0491 570 006.'

/** The one parser of typed numbers, as dialled from Australia. Loads libphonenumber: in a browser only once a number is typed. */
function parsePhone(typed: string): PhoneNumber | undefined {
  // Letters and other signs are no part of a number, so `0491 570 006 ext 5` is none.
  const number = tidyPhone(typed)
  if (!/^[\d\s().+-]{1,40}$/.test(number)) return undefined
  const parsed = parsePhoneNumberFromString(number, 'AU')
  return parsed?.isValid() ? parsed : undefined
}

/**
 * A phone number as E.164: `0491 570 006` is `+61491570006`; 13, 1300 and 1800 numbers, which only Australia dials, stay digits.
 * Undefined where it is no number that could be dialled from Australia.
 */
export function phoneNumber(typed: string): string | undefined {
  const { country, nationalNumber, number } = parsePhone(typed) ?? {}
  return country === 'AU' && nationalNumber?.startsWith('1') ? nationalNumber : number
}

/**
 * FQ-6. A mobile number as E.164; undefined where it is none. Only Australian ones: SMS to elsewhere costs more than it is worth, and is
 * what fraud with codes lives on.
 */
export function mobileNumber(typed: string): string | undefined {
  const number = phoneNumber(typed)
  return number?.startsWith('+614') ? number : undefined
}
