import type { Quote } from '@forecourt/contracts/finance/quote'
import { useCallback, useSyncExternalStore } from 'react'

/** One quote a car and visit, by the car's id: all parts of a page show the same. */
const quotes = new Map<string, Quote>()
const listeners = new Set<() => void>()

export const keptQuote = (carId: string): Quote | undefined => quotes.get(carId)

export function keepQuote(carId: string, quote: Quote): void {
  quotes.set(carId, quote)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Undefined until the car is quoted, and on the server. */
export function useKeptQuote(carId: string): Quote | undefined {
  const read = useCallback(() => keptQuote(carId), [carId])
  return useSyncExternalStore(subscribe, read, () => undefined)
}
