const shownDigits = 5

/** SB-6: a number whose digits after the first five are stars; spaces and brackets stay. */
export function maskedPhone(phone: string): string {
  let digits = 0
  return phone.replaceAll(/\d/g, (digit) => (digits++ < shownDigits ? digit : '*'))
}
