import type { Site } from '@forecourt/contracts/site/site'
import { waitText } from '@forecourt/domain/text/wait-text'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { type RateDecision, takeToken } from '@forecourt/lambda-kit/data/rate-limit'
import { addressKey } from '@forecourt/lambda-kit/http/viewer-network'
import { logWarning } from '@forecourt/lambda-kit/observability/log'

const hourly = (count: number) => ({ capacity: count, refillPerSecond: count / 3600 })

type Limited = { site: Site; ip: string; now: Date }

/** Counts a lead against the limits of its address and its site; returns the refusal when one is used up. */
export async function takeLeadToken(
  limit: 'address' | 'site',
  { site: { slug, phone, leads }, ip, now }: Limited,
): Promise<AppError | undefined> {
  const [key, count] =
    limit === 'address'
      ? [`leads:${slug}:${addressKey(ip)}`, leads.limits.per_address]
      : [`leads:${slug}`, leads.limits.per_site]
  const decision = await tokenOrPass(key, count, now)
  if (decision.isAllowed) return undefined
  const { retryAfterSeconds } = decision
  return new AppError(
    'too_many',
    `Too many enquiries were sent. Try again in ${waitText(retryAfterSeconds)}, or call ${phone}.`,
    {
      retryAfterSeconds,
    },
  )
}

/** If the limits cannot be read, the lead is accepted. */
async function tokenOrPass(key: string, count: number, now: Date): Promise<RateDecision> {
  try {
    return await takeToken(key, hourly(count), now.getTime())
  } catch (error) {
    logWarning('The limits of leads cannot be read; the lead passes', error)
    return { isAllowed: true }
  }
}
