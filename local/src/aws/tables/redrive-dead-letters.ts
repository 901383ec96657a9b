import { republishChange } from '@forecourt/stock/table/republish-change'
import type { ChangeStream } from './change-stream.ts'
import type { DeadLetters } from './dead-letters.ts'

/** What became of the changes that the index had not taken. */
export type RedriveResult = { waiting: number; told: number; failed: string[] }

/** Has every change that the index did not take told again. One whose item cannot be read stays. */
export const redriveDeadLetters = (letters: DeadLetters): Promise<RedriveResult> =>
  letters.take(async (keys) => {
    const outcome: RedriveResult = { waiting: keys.length, told: 0, failed: [] }
    for (const { dealership_slug, id } of keys) {
      try {
        if (await republishChange({ dealership_slug, id })) outcome.told++
      } catch (error) {
        outcome.failed.push(
          `${dealership_slug}/${id}: ${error instanceof Error ? error.message.split('\n')[0] : error}`,
        )
        await letters.add({ keys: [{ dealership_slug: { S: dealership_slug }, id: { S: id } }] })
      }
    }
    return outcome
  })

/** The same for an engine that answers again: what it was told while it came back may be given up yet, so that ends first. */
export async function redriveAfterRecovery(
  stream: Pick<ChangeStream, 'settled'>,
  letters: DeadLetters,
): Promise<RedriveResult> {
  await stream.settled()
  return redriveDeadLetters(letters)
}
