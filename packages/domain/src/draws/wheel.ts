import type { DrawOutcome } from '@forecourt/contracts/draws/draw'

/** `prize` is its place; a slice without one wins nothing. */
export type Slice = { label: string; prize?: number }

const minSlices = 6
const noPrize: Slice = { label: 'Next time' }

/** The slices of a wheel: each prize beside one that wins nothing, around until there are six. They are all as wide: the page says the chances beside it. */
export function wheelSlices(prizes: readonly string[]): Slice[] {
  const once = prizes.flatMap((label, prize): Slice[] => [{ label, prize }, noPrize])
  const rounds = Math.ceil(minSlices / Math.max(once.length, 1))
  return Array.from({ length: rounds }, () => once).flat()
}

/** The slice that an outcome stops at; entries without a prize stop at different ones. */
export function landingSlice(
  slices: readonly Slice[],
  prizes: readonly string[],
  { number, won }: DrawOutcome,
): number {
  const prize = won ? prizes.indexOf(won.prize) : undefined
  const fitting = slices.flatMap((slice, index) => (slice.prize === prize ? [index] : []))
  return fitting[number % fitting.length] ?? 0
}
