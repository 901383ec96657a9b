import { createHash } from 'node:crypto'
import { watchPeriodMs } from '@forecourt/contracts/releases/release-pointer'
import { type Rate, takeToken } from '@forecourt/lambda-kit/data/rate-limit'
import { networkOf } from '@forecourt/lambda-kit/http/viewer-network'
import { logWarningOnce } from '@forecourt/lambda-kit/observability/log'

/**
 * What one address may add to a trial's counts, so that no single machine takes a release back for everybody. Failures: one in the
 * time that a new release is watched, since one more page of the same shopper fails for the same reason. Beacons: far more than a
 * shopper leaves pages.
 */
const rates = {
  failure: { capacity: 1, refillPerSecond: 1000 / watchPeriodMs },
  beacon: { capacity: 30, refillPerSecond: 1 / 10 },
} as const satisfies Record<string, Rate>

/**
 * Whether something that an address reports of a trial counts. The address is stored as a hash with the trial's key only, for as long
 * as its bucket. A limit that cannot be read counts nothing.
 */
export async function isCounted(kind: keyof typeof rates, trialKey: string, address: string): Promise<boolean> {
  // Locally every shopper has one address. Deployed, the edge never sees it: it drops what a client sends as its own.
  if (isLoopback(address)) return true
  const hash = createHash('sha256')
    .update(`${trialKey}\n${networkOf(address)}`)
    .digest('base64url')
  try {
    return (await takeToken(`trial-${kind}#${hash}`, rates[kind])).isAllowed
  } catch (error) {
    logWarningOnce(`The limit of each address cannot be read: no ${kind} of a release on trial counts`, error)
    return false
  }
}

const isLoopback = (address: string): boolean => /^(::1|(::ffff:)?127\.[\d.]+)$/i.test(address)
