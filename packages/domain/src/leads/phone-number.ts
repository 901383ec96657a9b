/**
 * A phone number as E.164: `0491 570 006` is `+61491570006`; 13, 1300 and 1800 numbers have no such form and stay digits.
 * Undefined where it is no number that could be dialled from Australia.
 */
export function phoneNumber(typed: string): string | undefined {
  if (!/^\+?[\d\s().-]+$/.test(typed.trim())) return undefined
  const digits = typed.replaceAll(/\D/g, '')
  const international = typed.trim().startsWith('+') ? digits : digits.match(/^0011(\d+)$/)?.[1]
  if (international !== undefined && !international.startsWith('61'))
    return /^[1-9]\d{7,14}$/.test(international) ? `+${international}` : undefined
  // `+61 (0)2 …` is written too.
  const national = (international ?? digits).replace(/^61(?=\d{9,10}$)0?/, '0')
  if (/^0[23478]\d{8}$/.test(national)) return `+61${national.slice(1)}`
  return /^(1[38]00\d{6}|13\d{4})$/.test(national) ? national : undefined
}
