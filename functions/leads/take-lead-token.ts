import type { Site } from '@forecourt/contracts/site/site'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { type RateDecision, takeToken } from '@forecourt/lambda-kit/data/rate-limit'
import { addressKey } from '@forecourt/lambda-kit/http/viewer-network'
import { logWarning } from '@forecourt/lambda-kit/observability/log'

const hourly = (count: number) => ({ capacity: count, refillPerSecond: count / 3600 })

/**
 * Counts a lead against the limits of its address and of its site.
 * @throws AppError `too_many` with when to try again.
 */
export async function takeLeadToken({ slug, phone, leads }: Site, ip: string, now: Date): Promise<void> {
  const { per_address, per_site } = leads.limits
  const limits = [
    [`leads:${slug}:${addressKey(ip)}`, per_address],
    [`leads:${slug}`, per_site],
  ] as const
  for (const [key, count] of limits) {
    const decision = await tokenOrPass(key, count, now)
    if (decision.isAllowed) continue
    const { retryAfterSeconds } = decision
    const minutes = Math.ceil(retryAfterSeconds / 60)
    const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
    throw new AppError('too_many', `Too many enquiries were sent. Try again in ${wait}, or call ${phone}.`, {
      retryAfterSeconds,
    })
  }
}

/** Limits that cannot be read lose no lead. */
async function tokenOrPass(key: string, count: number, now: Date): Promise<RateDecision> {
  try {
    return await takeToken(key, hourly(count), now.getTime())
  } catch (error) {
    logWarning('The limits of leads cannot be read; the lead passes', error)
    return { isAllowed: true }
  }
}
