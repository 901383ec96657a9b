/** How a price moved since a car was saved, in whole dollars. */
export type PriceChange = { kind: 'lower' | 'higher'; by: number } | { kind: 'same' }

/** Undefined where either price is not known. */
export function priceChange(saved: number | undefined, now: number | undefined): PriceChange | undefined {
  if (saved === undefined || now === undefined) return undefined
  if (now === saved) return { kind: 'same' }
  return { kind: now < saved ? 'lower' : 'higher', by: Math.abs(now - saved) }
}
