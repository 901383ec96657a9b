/** A chance of 100 in steps of a hundredth. */
export const rolls = 10_000

type Chance = { chance: number }

/**
 * RT-21. The prize that a number from 0 to 9,999 wins, by its place; undefined for none. Each prize has as many numbers as its chance
 * says, in the order of the list. One of which none is left wins nothing: the chances of the others stay as they were published.
 */
export function drawPrize(prizes: readonly Chance[], left: readonly number[], roll: number): number | undefined {
  let end = 0
  const index = prizes.findIndex(({ chance }) => {
    end += Math.round((chance * rolls) / 100)
    return roll < end
  })
  return (left[index] ?? 0) > 0 ? index : undefined
}
