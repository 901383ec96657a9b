import { createHmac } from 'node:crypto'
import { AppError } from '../app-error.ts'
import { addressKey } from '../http/viewer-network.ts'
import { logWarning } from '../observability/log.ts'
import { type RateDecision, takeToken } from './rate-limit.ts'

/** `burst` at once, then `perHour` more each hour. */
export type Allowance = { burst: number; perHour: number }

/** How often something that costs us may happen, for each phone number, address and site, and on the whole platform: its spend. */
export type CostLimits = Partial<Record<'phone' | 'address' | 'site' | 'platform', Allowance>>

export type CostRequest = {
  /** What costs: the first part of the limits' keys. */
  name: string
  limits: CostLimits
  site: { slug: string }
  ip: string
  /** Of the session, where the limits have one for it. */
  phone?: { number: string; keysSecret: string }
  now: Date
}

/** Hashed with a key that the table does not hold: there are too few phone numbers to hide them without one. */
const phoneKey = ({ number, keysSecret }: NonNullable<CostRequest['phone']>): string =>
  createHmac('sha256', keysSecret).update(`limit\0${number}`).digest('base64url')

/** The narrowest first: a refusal by a shopper's own limit uses up no shared one. */
function bucketsOf({ name, limits, site, ip, phone }: CostRequest): [key: string, allowance: Allowance][] {
  const all: [string, Allowance | undefined][] = [
    [`${name}:address:${site.slug}:${addressKey(ip)}`, limits.address],
    [`${name}:phone:${phone ? phoneKey(phone) : ''}`, phone && limits.phone],
    [`${name}:site:${site.slug}`, limits.site],
    [`${name}:platform`, limits.platform],
  ]
  return all.flatMap(([key, allowance]) => (allowance ? [[key, allowance]] : []))
}

/**
 * Counts a request of what costs against its limits; the refusal of the first that is used up. Limits that cannot be read let it pass: an
 * outage of the table is no reason to refuse shoppers.
 */
export async function takeCost(request: CostRequest): Promise<RateDecision> {
  for (const [key, { burst, perHour }] of bucketsOf(request)) {
    const rate = { capacity: burst, refillPerSecond: perHour / 3600 }
    const decision = await takeToken(key, rate, request.now.getTime()).catch((error: unknown) => {
      logWarning(`The limits of ${request.name} cannot be read; the request passes`, error)
      return { isAllowed: true } as const
    })
    if (!decision.isAllowed) return decision
  }
  return { isAllowed: true }
}

/** The same. @throws AppError `too_many` with when to try again. */
export async function requireCost(request: CostRequest): Promise<void> {
  const decision = await takeCost(request)
  if (!decision.isAllowed) throw new AppError('too_many', undefined, { retryAfterSeconds: decision.retryAfterSeconds })
}
