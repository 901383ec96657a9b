import type { Site } from '@forecourt/contracts/site/site'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { takeToken } from '@forecourt/lambda-kit/data/rate-limit'
import { addressKey } from '@forecourt/lambda-kit/http/viewer-network'
import { logWarning } from '@forecourt/lambda-kit/observability/log'

/** A shopper who moves sliders makes some thirty calls; a scraper makes many more. */
const rate = { capacity: 60, refillPerSecond: 0.5 }

/**
 * Counts a call of the finance provider against the limit of the shopper's address.
 * @throws AppError `too_many` with when to try again.
 */
export async function takeQuoteToken({ slug }: Pick<Site, 'slug'>, ip: string, now: Date): Promise<void> {
  const decision = await takeToken(`quotes:${slug}:${addressKey(ip)}`, rate, now.getTime()).catch((error: unknown) => {
    logWarning('The limits of quotes cannot be read; the request passes', error)
    return { isAllowed: true } as const
  })
  if (!decision.isAllowed) throw new AppError('too_many', undefined, { retryAfterSeconds: decision.retryAfterSeconds })
}
