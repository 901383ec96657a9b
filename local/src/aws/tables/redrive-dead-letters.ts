import { republishChange } from '@forecourt/stock/table/republish-change'
import type { ChangeStream } from './change-stream.ts'
import type { DeadLetters } from './dead-letters.ts'

/** The result of a redrive. */
export type RedriveResult = { waiting: number; redriven: number; failed: string[] }

/** Publishes again every change that the index rejected. One with an unreadable item stays. */
export const redriveDeadLetters = (letters: DeadLetters): Promise<RedriveResult> =>
  letters.take(async (keys) => {
    const outcome: RedriveResult = { waiting: keys.length, redriven: 0, failed: [] }
    for (const { dealership_slug, id } of keys) {
      try {
        if (await republishChange({ dealership_slug, id })) outcome.redriven++
      } catch (error) {
        outcome.failed.push(
          `${dealership_slug}/${id}: ${error instanceof Error ? error.message.split('\n')[0] : error}`,
        )
        await letters.add({ keys: [{ dealership_slug: { S: dealership_slug }, id: { S: id } }] })
      }
    }
    return outcome
  })

/** The same for an engine that answers again: changes sent while it came back may still fail, so it waits for these first. */
export async function redriveAfterRecovery(
  stream: Pick<ChangeStream, 'settled'>,
  letters: DeadLetters,
): Promise<RedriveResult> {
  await stream.settled()
  return redriveDeadLetters(letters)
}
