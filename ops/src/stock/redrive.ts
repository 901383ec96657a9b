import type { DeadLetters } from '@forecourt/local/aws/tables/dead-letters'
import { redriveDeadLetters } from '@forecourt/local/aws/tables/redrive-dead-letters'
import { type EngineState, describeEngineProblem } from '@forecourt/stock/index/engine-state'

export const redriveHelp = `
A change that the search index did not take three times is kept, and the operator's page counts them. This writes each of those vehicles
once more as it is, so that its change is told again. One whose item cannot be read stays: import its feed anew. While the index does not
answer, or takes no changes, nothing is told; a platform that runs tells it by itself once it does again. The exit code is 1 when any stays.
On AWS (--stage) they lie in a queue, from which SQS moves them back.`

/** Has every change that the index did not take told again, unless the index would not take them now either. */
export async function redrive(letters: DeadLetters, engine: EngineState): Promise<void> {
  const kept = (await letters.list()).length
  const trouble = describeEngineProblem(engine)
  if (trouble && kept > 0) {
    console.log(`${trouble.say}\nNothing is told again: ${kept} wait. ${trouble.todo}`)
    process.exitCode = 1
    return
  }
  const { waiting, told, failed } = await redriveDeadLetters(letters)
  console.log(waiting === 0 ? 'No change waits: the index took them all.' : `${told} of ${waiting} are told again.`)
  if (failed.length === 0) return
  console.log(['These stay, since their items cannot be read:', ...failed].join('\n  '))
  process.exitCode = 1
}
