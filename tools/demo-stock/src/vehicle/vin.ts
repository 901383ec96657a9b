import type { Random } from '../random.ts'

const letters = '0123456789ABCDEFGHJKLMNPRSTUVWXYZ'
/** What each character counts in the check digit; I, O and Q do not occur. */
const worth: Record<string, number> = Object.fromEntries([
  ...Array.from('0123456789', (digit) => [digit, Number(digit)] as const),
  ...Array.from('ABCDEFGH', (letter, index) => [letter, index + 1] as const),
  ...Array.from('JKLMN', (letter, index) => [letter, index + 1] as const),
  ...[['P', 7] as const, ['R', 9] as const],
  ...Array.from('STUVWXYZ', (letter, index) => [letter, index + 2] as const),
])
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]
const checkAt = 8
const yearCodes = 'ABCDEFGHJKLMNPRSTVWXY123456789'

/** The ninth character of a vehicle identification number: the rest, weighted, modulo 11. */
export function checkDigit(vin: string): string {
  const sum = weights.reduce((total, weight, index) => total + weight * (worth[vin[index] ?? ''] ?? 0), 0)
  return sum % 11 === 10 ? 'X' : String(sum % 11)
}

/** A vehicle identification number of a maker and a model year, with a check digit that is right. */
export function makeVin(random: Random, wmi: string, year: number): string {
  const describes = Array.from({ length: 5 }, () => random.pick([...letters])).join('')
  const yearCode = yearCodes[(year - 2010 + 30) % 30]
  const serial = String(random.between(0, 999_999)).padStart(6, '0')
  const vin = `${wmi}${describes}0${yearCode}${random.pick([...letters])}${serial}`
  return vin.slice(0, checkAt) + checkDigit(vin) + vin.slice(checkAt + 1)
}
