import type { DeadLetters } from '@forecourt/local/aws/tables/dead-letters'
import { redriveDeadLetters } from '@forecourt/local/aws/tables/redrive-dead-letters'
import { describeEngineProblem, type EngineState } from '@forecourt/stock/index/engine-state'

export const redriveHelp = `
A change that the search index rejected three times becomes a dead letter; the operator's page counts them. This command writes each of
those vehicles again in its next version, which publishes its change. One with an unreadable item remains: import its feed again. While the
index is unreachable or rejects writes, nothing is redriven; a running platform redrives when it recovers. The exit code is 1 when any remain.
On AWS (--stage) dead letters are in a queue, and SQS moves them back.`

/** Redrives every change that the index rejected, unless the index is unavailable. */
export async function redrive(letters: DeadLetters, engine: EngineState): Promise<void> {
  const kept = (await letters.list()).length
  const trouble = describeEngineProblem(engine)
  if (trouble && kept > 0) {
    console.log(`${trouble.say}\nNothing was redriven: ${kept} waiting. ${trouble.todo}`)
    process.exitCode = 1
    return
  }
  const { waiting, redriven, failed } = await redriveDeadLetters(letters)
  console.log(waiting === 0 ? 'No dead letters: the index has all changes.' : `${redriven} of ${waiting} redriven.`)
  if (failed.length === 0) return
  console.log(['These remain, since their items are unreadable:', ...failed].join('\n  '))
  process.exitCode = 1
}
