import * as z from 'zod/mini'
import { getItem, updateItem } from './items.ts'

/** How fast something may happen: `capacity` times at once, and one more each `1 / refillPerSecond` seconds. */
export type Rate = { capacity: number; refillPerSecond: number }

export type RateDecision = { isAllowed: true } | { isAllowed: false; retryAfterSeconds: number }

const bucketSchema = z.object({ full_at_ms: z.number() })

/**
 * FQ-8. Takes one token from the bucket `key`, which all processes share. A bucket is one number, the time at which it will be full again;
 * each token moves it later, by one conditional update. A full bucket starts from the present time, so unused time adds no tokens.
 */
export async function takeToken(key: string, rate: Rate, nowMs: number = Date.now()): Promise<RateDecision> {
  const tokenMs = 1000 / rate.refillPerSecond
  const latestMs = nowMs + (rate.capacity - 1) * tokenMs
  const ttl = Math.ceil((nowMs + rate.capacity * tokenMs) / 1000) + 60
  const bucket = { bucket: key }
  const takeFromUsed = () =>
    updateItem(
      'limits',
      bucket,
      { add: { full_at_ms: tokenMs }, set: { ttl } },
      {
        expression: '#full_at_ms > :now AND #full_at_ms <= :latest',
        values: { ':now': nowMs, ':latest': latestMs },
      },
    )
  const takeFromFull = () =>
    updateItem(
      'limits',
      bucket,
      { set: { full_at_ms: nowMs + tokenMs, ttl } },
      {
        expression: 'attribute_not_exists(#full_at_ms) OR #full_at_ms <= :now',
        values: { ':now': nowMs },
      },
    )
  // Most shoppers come once in a while, so their buckets are full.
  if ((await takeFromFull()) || (await takeFromUsed())) return { isAllowed: true }
  const fullAtMs = (await readFullAt(key)) ?? nowMs + tokenMs
  return { isAllowed: false, retryAfterSeconds: Math.max(1, Math.ceil((fullAtMs - latestMs) / 1000)) }
}

/** Whether `takeToken` would give one now. Takes none. */
export async function peekToken(key: string, rate: Rate, nowMs: number = Date.now()): Promise<RateDecision> {
  const latestMs = nowMs + ((rate.capacity - 1) * 1000) / rate.refillPerSecond
  const fullAtMs = (await readFullAt(key)) ?? nowMs
  if (fullAtMs <= latestMs) return { isAllowed: true }
  return { isAllowed: false, retryAfterSeconds: Math.max(1, Math.ceil((fullAtMs - latestMs) / 1000)) }
}

async function readFullAt(key: string): Promise<number | undefined> {
  const item = bucketSchema.safeParse(await getItem('limits', { bucket: key }))
  return item.success ? item.data.full_at_ms : undefined
}
