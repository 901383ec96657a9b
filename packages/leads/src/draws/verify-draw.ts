import type { DrawEntry, DrawOpening } from '@forecourt/contracts/draws/draw'
import { drawPrize } from '@forecourt/domain/draws/draw-prize'
import { commitmentOf, entryHash, openingHash, rollOf } from './draw-hashes.ts'

/** What in the record of a draw is not as its seed and the rule make it; empty where all is. `entries` in their order. */
export function verifyDraw(opening: DrawOpening, entries: readonly DrawEntry[]): string[] {
  const problems: string[] = []
  if (commitmentOf(opening.seed) !== opening.commitment) problems.push('The seed is not the one that was committed to.')
  if (openingHash(opening) !== opening.hash) problems.push('The prizes are not those that the draw opened with.')
  let left: readonly number[] = opening.prizes.map(({ stock }) => stock)
  let previous = opening.hash
  const marks = new Set<string>()
  for (const [index, entry] of entries.entries()) {
    const won = drawPrize(opening.prizes, left, entry.roll)
    const after = left.map((count, prize) => (prize === won ? count - 1 : count))
    const checks: [isWrong: boolean, problem: string][] = [
      [entry.number !== index + 1, `is not number ${index + 1}`],
      [marks.has(entry.mark), 'is a second one of its phone number'],
      [entry.roll !== rollOf(opening, entry.number, entry.mark), 'has a roll that the seed does not make'],
      [entry.won !== won, 'has an outcome that the rule does not make'],
      [String(entry.left) !== String(after), 'leaves another stock than the rule does'],
      [entry.previous !== previous || entry.hash !== entryHash(entry), 'was changed, or the one before it was'],
    ]
    for (const [isWrong, problem] of checks) if (isWrong) problems.push(`Entry ${entry.number} ${problem}.`)
    marks.add(entry.mark)
    left = entry.left
    previous = entry.hash
  }
  return problems
}
