import { seededNumbers } from '@forecourt/contracts/testing/seeded-numbers'

/** A seeded random source, so that failures are reproducible. */
export type Random = {
  /** A whole number from 0, below `n`. */
  below(n: number): number
  chance(probability: number): boolean
  pick<T>(from: readonly T[]): T
  some<T>(from: readonly T[], probability: number): T[]
  shuffle<T>(items: readonly T[]): T[]
}

export function randomFrom(seed: number): Random {
  const next = seededNumbers(seed)
  const random: Random = {
    below: (n) => Math.floor(next() * n),
    chance: (probability) => next() < probability,
    pick<T>(from: readonly T[]): T {
      if (from.length === 0) throw new Error('Cannot pick from an empty list.')
      return from[random.below(from.length)] as T
    },
    some: (from, probability) => from.filter(() => random.chance(probability)),
    shuffle: (items) =>
      items
        .map((item) => ({ item, at: next() }))
        .sort((a, b) => a.at - b.at)
        .map(({ item }) => item),
  }
  return random
}
