import type { StoredValuation } from '@forecourt/contracts/trade-in/valuation'
import { isCurrent } from './offer.ts'

export type CurrentOffer = StoredValuation & { min: number; max: number }

/** A browser's valuation with the range that was offered, while that holds; undefined without one. */
export function currentOffer(stored: StoredValuation | undefined, now: Date): CurrentOffer | undefined {
  const { min, max, expires_at } = stored ?? {}
  if (!stored || min === undefined || max === undefined || expires_at === undefined) return undefined
  return isCurrent({ expires_at }, now) ? { ...stored, min, max } : undefined
}
