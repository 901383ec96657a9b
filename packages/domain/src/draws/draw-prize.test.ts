import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawPrize, rolls } from './draw-prize.ts'

const prizes = [{ chance: 0.01 }, { chance: 2.5 }, { chance: 20 }]

test.each([
  ['the first number is the first prize', 0, [1, 1, 1], 0],
  ['the next prize begins where the one before ends', 1, [1, 1, 1], 1],
  ['the last number of a prize is its own', 250, [1, 1, 1], 1],
  ['and the one after it the next prize', 251, [1, 1, 1], 2],
  ['the last number of all prizes', 2250, [1, 1, 1], 2],
  ['what is above wins nothing', 2251, [1, 1, 1], undefined],
  ['the highest number wins nothing', 9999, [1, 1, 1], undefined],
  ['a prize that is gone wins nothing', 1, [1, 0, 5], undefined],
  ['and leaves the others their numbers', 251, [1, 0, 5], 2],
  ['nothing is left', 0, [0, 0, 0], undefined],
] as const)('[RT-21] %s', (_, roll, left, won) => {
  expect(drawPrize(prizes, left, roll)).toBe(won)
})

const listOfPrizes = fc
  .array(fc.integer({ min: 1, max: rolls }), { minLength: 1, maxLength: 8 })
  .filter((parts) => parts.reduce((sum, part) => sum + part, 0) <= rolls)

test('[RT-21] over all numbers each prize wins as often as its chance says, and never without stock', {
  tags: 'long',
}, () => {
  fc.assert(
    fc.property(
      listOfPrizes,
      fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 8, maxLength: 8 }),
      (parts, left) => {
        const wins = parts.map(() => 0)
        for (let roll = 0; roll < rolls; roll += 1) {
          const won = drawPrize(
            parts.map((part) => ({ chance: (part * 100) / rolls })),
            left,
            roll,
          )
          if (won !== undefined) wins[won] = (wins[won] ?? 0) + 1
        }
        expect(wins).toEqual(parts.map((part, index) => ((left[index] ?? 0) > 0 ? part : 0)))
      },
    ),
    { numRuns: 30 },
  )
})
