import { codeRules } from '@forecourt/domain/shoppers/code-rules'
import { deleteItem, getItem, putItem, updateItem } from '@forecourt/lambda-kit/data/items'
import * as z from 'zod/mini'
import { attemptHash, type CodePlace, codeHash, isSameHash, randomCode, randomSalt } from './code-hash.ts'

const codeItemSchema = z.object({
  salt: z.string(),
  hash: z.string(),
  sent_at_ms: z.number(),
  expires_at_ms: z.number(),
  /** Once it was used: when, by which attempt (a hash), and the session (its listed id) that began with it. */
  used_at_ms: z.optional(z.number()),
  used_by: z.optional(z.string()),
  session: z.optional(z.string()),
})
type CodeItem = z.infer<typeof codeItemSchema>

/** A try of a code. Each has an id of the browser's own, or none: one that is repeated with the same id is the same try. */
export type CodeTry = { code: string; attempt: string | undefined }

/** A code that was right. `session` is the one that began when the same try was answered before. */
export type UsedCode = { usedAtMs: number; session?: string }

/** Seconds until another code may be sent; 0 when it may now. */
export async function secondsToResend({ tenant, phone }: CodePlace, nowMs: number): Promise<number> {
  const item = codeItemSchema.safeParse(await getItem('codes', { tenant, phone }))
  return item.success && item.data.used_at_ms === undefined ? waitSeconds(item.data.sent_at_ms, nowMs) : 0
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
    expression: 'attribute_not_exists(#phone) OR #sent_at_ms <= :latest OR attribute_exists(used_at_ms)',
    names: { '#phone': 'phone', '#sent_at_ms': 'sent_at_ms' },
    values: { ':latest': nowMs - codeRules.resendSeconds * 1000 },
  })
  return isStored ? { code } : null
}

/**
 * Uses a code, if it is the one that was sent. Each try is counted before it is compared, so that no number of them at the same moment
 * gets more than five; a code that is right works once. A try whose answer was lost is no other: repeated within the code's life it
 * counts nothing and gets the same result. Null for a wrong code.
 */
export async function useCode(key: string, place: CodePlace, tried: CodeTry, nowMs: number): Promise<UsedCode | null> {
  const keys = { tenant: place.tenant, phone: place.phone }
  const counted = await updateItem(
    'codes',
    keys,
    { add: { tries: 1 } },
    {
      expression: '#tries < :max AND #expires_at_ms > :now AND attribute_not_exists(used_at_ms)',
      names: { '#expires_at_ms': 'expires_at_ms' },
      values: { ':max': codeRules.maxTries, ':now': nowMs },
    },
  )
  // Both are asked of each try: how long it takes does not show whether there is a live code.
  const stored = await getItem('codes', keys)
  const item = codeItemSchema.safeParse(counted ?? stored).data
  // Without a live code the same work is done, and nothing fits.
  const { salt, hash } = item ?? { salt: '', hash: '' }
  if (!isSameHash(codeHash(key, place, salt, tried.code), hash)) return null
  const by = tried.attempt === undefined ? undefined : attemptHash(key, salt, tried.attempt)
  const isUsed =
    counted &&
    (await updateItem(
      'codes',
      keys,
      { set: { used_at_ms: nowMs, used_by: by } },
      { expression: 'salt = :salt AND attribute_not_exists(used_at_ms)', values: { ':salt': salt } },
    ))
  if (isUsed) return { usedAtMs: nowMs }
  const used = codeItemSchema.safeParse(await getItem('codes', keys)).data
  return used && used.salt === salt && by !== undefined ? repeatedUse(used, by, nowMs) : null
}

function repeatedUse({ used_at_ms, used_by, session, expires_at_ms }: CodeItem, by: string, nowMs: number) {
  if (used_at_ms === undefined || used_by === undefined || expires_at_ms <= nowMs) return null
  if (!isSameHash(used_by, by)) return null
  return { usedAtMs: used_at_ms, ...(session !== undefined && { session }) }
}

/** Notes the session (its listed id) that began with a code, so that a repetition of the try puts another in its place. */
export async function noteSession(
  { tenant, phone }: CodePlace,
  { usedAtMs }: UsedCode,
  session: string,
): Promise<void> {
  await updateItem(
    'codes',
    { tenant, phone },
    { set: { session } },
    { expression: 'used_at_ms = :used', values: { ':used': usedAtMs } },
  )
}

export const removeCode = ({ tenant, phone }: CodePlace): Promise<boolean> => deleteItem('codes', { tenant, phone })
