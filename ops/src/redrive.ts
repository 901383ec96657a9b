import type { DeadLetters } from '@forecourt/local/dead-letters'
import { tellAgain } from '@forecourt/stock/tell-again'

export const redriveHelp = `
A change that the search index did not take three times is kept, and the operator's page counts them. This writes each of those vehicles
once more as it is, so that its change is told again. One whose item cannot be read stays: import its feed anew. The exit code
is 1 when any stays. On AWS (--stage) they lie in a queue, from which SQS moves them back.`

/** Has every change that the index did not take told again. */
export async function redrive(letters: DeadLetters): Promise<void> {
  const failed: string[] = []
  const [told, waiting] = await letters.take(async (keys) => {
    let told = 0
    for (const { dealership_slug, id } of keys) {
      try {
        if (await tellAgain({ dealership_slug, id })) told++
      } catch (error) {
        failed.push(`${dealership_slug}/${id}: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
        await letters.add({ keys: [{ dealership_slug: { S: dealership_slug }, id: { S: id } }], error })
      }
    }
    return [told, keys.length]
  })
  console.log(waiting === 0 ? 'No change waits: the index took them all.' : `${told} of ${waiting} are told again.`)
  if (failed.length === 0) return
  console.log(['These stay, since their items cannot be read:', ...failed].join('\n  '))
  process.exitCode = 1
}
