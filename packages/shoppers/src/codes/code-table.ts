import { codeRules } from '@forecourt/domain/shoppers/code-rules'
import { deleteItem, getItem, putItem, updateItem } from '@forecourt/lambda-kit/data/items'
import * as z from 'zod/mini'
import { type CodePlace, codeHash, isSameHash, randomCode, randomSalt } from './code-hash.ts'

const codeItemSchema = z.object({ salt: z.string(), hash: z.string(), sent_at_ms: z.number() })

/** Seconds until another code may be sent; 0 when it may now. */
export async function secondsToResend({ tenant, phone }: CodePlace, nowMs: number): Promise<number> {
  const item = codeItemSchema.safeParse(await getItem('codes', { tenant, phone }))
  return item.success ? waitSeconds(item.data.sent_at_ms, nowMs) : 0
}

const waitSeconds = (sentAtMs: number, nowMs: number): number =>
  Math.max(0, Math.ceil((sentAtMs + codeRules.resendSeconds * 1000 - nowMs) / 1000))

/** A new code in place of the one before; null while that was sent a moment ago, and then nothing is written. */
export async function storeCode(key: string, place: CodePlace, nowMs: number): Promise<{ code: string } | null> {
  const code = randomCode()
  const salt = randomSalt()
  const item = {
    ...place,
    salt,
    hash: codeHash(key, place, salt, code),
    tries: 0,
    sent_at_ms: nowMs,
    expires_at_ms: nowMs + codeRules.validSeconds * 1000,
    ttl: Math.ceil(nowMs / 1000) + codeRules.validSeconds,
  }
  const isStored = await putItem('codes', item, {
    expression: 'attribute_not_exists(#phone) OR #sent_at_ms <= :latest',
    names: { '#phone': 'phone', '#sent_at_ms': 'sent_at_ms' },
    values: { ':latest': nowMs - codeRules.resendSeconds * 1000 },
  })
  return isStored ? { code } : null
}

/**
 * Whether a code is the one that was sent, and has not been used. Each try is counted before it is compared, so that no number of
 * them at the same moment gets more than five; a code that is right is used up.
 */
export async function useCode(key: string, place: CodePlace, code: string, nowMs: number): Promise<boolean> {
  const keys = { tenant: place.tenant, phone: place.phone }
  const tried = await updateItem(
    'codes',
    keys,
    { add: { tries: 1 } },
    {
      expression: '#tries < :max AND #expires_at_ms > :now',
      names: { '#expires_at_ms': 'expires_at_ms' },
      values: { ':max': codeRules.maxTries, ':now': nowMs },
    },
  )
  // Without a live code the same work is done, and nothing fits.
  const { salt, hash } = tried ? codeItemSchema.parse(tried) : { salt: '', hash: '' }
  if (!isSameHash(codeHash(key, place, salt, code), hash)) return false
  return deleteItem('codes', keys, { expression: 'salt = :salt', values: { ':salt': salt } })
}

export const removeCode = ({ tenant, phone }: CodePlace): Promise<boolean> => deleteItem('codes', { tenant, phone })
