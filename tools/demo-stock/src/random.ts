import { seededNumbers } from '@forecourt/contracts/testing/seeded-numbers'

/** What makes demonstration stock: the same choices for a seed, so that every start has the same stock. */
export type Random = {
  /** From 0 up to 1. */
  next(): number
  /** A whole number, both ends included. */
  between(low: number, high: number): number
  pick<T>(values: readonly T[]): T
  /** Each value as often as its weight says. */
  weighted<T>(values: readonly (readonly [value: T, weight: number])[]): T
  chance(share: number): boolean
  /** `count` of the values, in their order. */
  some<T>(values: readonly T[], count: number): T[]
  /** Around 0, two of three within 1 of it. */
  normal(): number
}

/** A seed per item, so that a vehicle does not depend on others before it. */
export function seedOf(...parts: readonly (string | number)[]): number {
  let hash = 0x811c9dc5
  for (const unit of parts.join('\0')) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

export function seededRandom(seed: number): Random {
  const next = seededNumbers(seed)
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1))
  const pick = <T>(values: readonly T[]): T => {
    const value = values[between(0, values.length - 1)]
    if (value === undefined) throw new Error('There is nothing to pick from.')
    return value
  }
  return {
    next,
    between,
    pick,
    weighted(values) {
      let left = next() * values.reduce((sum, [, weight]) => sum + weight, 0)
      const found = values.find(([, weight]) => {
        left -= weight
        return left < 0
      })
      return (found ?? pick(values))[0]
    },
    chance: (share) => next() < share,
    some(values, count) {
      const taken = new Set<number>()
      while (taken.size < Math.min(count, values.length)) taken.add(between(0, values.length - 1))
      return values.filter((_, index) => taken.has(index))
    },
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  }
}

/** The same values in another order. */
export const shuffled = <T>(random: Random, values: readonly T[]): T[] =>
  values
    .map((value) => ({ value, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value)
