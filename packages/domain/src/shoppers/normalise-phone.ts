/** FQ-6. Digits only, and a leading 61 becomes 0: `+61 491 570 006` is `0491570006`. */
export const normalisePhone = (typed: string): string => typed.replaceAll(/\D/g, '').replace(/^61/, '0')

/** A phone number (E.164) the Australian way: `+61491570006` is `0491 570 006`. Other forms stay as they are. */
export const displayPhone = (e164: string): string => e164.replace(/^\+61(4\d\d)(\d{3})(\d{3})$/, '0$1 $2 $3')
