import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { codeRules } from '@forecourt/domain/shoppers/code-rules'

/** A code's place: what it works for. */
export type CodePlace = { tenant: string; phone: string }

/** Six digits, each code as likely as any other. */
export const randomCode = (): string => String(randomInt(10 ** codeRules.digits)).padStart(codeRules.digits, '0')

export const randomSalt = (): string => randomBytes(16).toString('base64url')

/** A code as it is stored: six digits are soon tried out, so the hash has a key that the table does not hold. */
export const codeHash = (key: string, { tenant, phone }: CodePlace, salt: string, code: string): string =>
  createHmac('sha256', key).update(['code', tenant, phone, salt, code].join('\0')).digest('base64url')

/** The attempt that used a code, so that its repetition is known by what the table holds. */
export const attemptHash = (key: string, salt: string, attempt: string): string =>
  createHmac('sha256', key).update(['attempt', salt, attempt].join('\0')).digest('base64url')

/** In constant time. */
export function isSameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
