import { counted } from '@forecourt/domain/text/counted'
import { EngineError } from '../connection/connection.ts'
import { refresh, type StockIndex } from '../index/stock-indices.ts'
import { catchUp } from './catch-up.ts'
import { compareIndices } from './compare-indices.ts'
import { type ReindexTask, throwIfStopped } from './reindex-task.ts'

/**
 * Catches up until both answer alike; what still differs then, unless that is accepted. One that was never whole is no measure, nor
 * is one that is behind or cannot be read.
 */
export async function verifyIndex(task: ReindexTask, current: StockIndex, next: StockIndex): Promise<string[]> {
  if (current.index === next.index) return []
  const differences = await compared(task, current, next).catch((error: unknown) => {
    if (!(error instanceof EngineError)) throw error
    return uncompared(task, { current, next, error })
  })
  if (differences.length === 0 || !task.isAccepted) return differences
  task.say([`${next.index} answers otherwise, which is accepted:`, ...differences].join('\n  '))
  return []
}

async function compared(task: ReindexTask, current: StockIndex, next: StockIndex): Promise<string[]> {
  const { connection, source, scopes, say, pause } = task
  const isAlike = current.meta.fields === next.meta.fields
  const check = () => throwIfStopped(task)
  const learn = (dealerships?: readonly string[]) =>
    catchUp(connection, {
      from: current.index,
      to: next.index,
      source,
      ...(dealerships && { dealerships }),
      say,
      check,
    })
  const behind = await learn()
  if (behind > 0) say(`${counted(behind, 'vehicle')} changed meanwhile.`)
  if (current.meta.state === 'building' || current.meta.isBehind) return []
  await refresh(connection, next.index)
  const found = await compareIndices(connection, [current.index, next.index], {
    scopes,
    isAlike,
    catchUp: ({ dealerships }) => learn(dealerships),
    pause,
    check,
  })
  if (found.length === 0)
    say(
      `The sample searches of ${counted(scopes.length, 'site')} are answered alike${isAlike ? '' : ', as far as both keep the same'}.`,
    )
  return found.map(({ scope, state, part }) => `${scope.dealerships.join()} ${JSON.stringify(state)}: ${part}`)
}

type Uncompared = { current: StockIndex; next: StockIndex; error: EngineError }

/** The table is the truth: where the one in use is lost, one that was built from it and answers may serve, if that is accepted. */
async function uncompared(task: ReindexTask, { current, next, error }: Uncompared): Promise<[]> {
  const { connection, scopes, isAccepted, say } = task
  const why = `${current.index} and ${next.index} could not be compared: ${error.message}`
  if (!isAccepted)
    throw new EngineError(
      error.kind,
      `${why} ${next.index} is built; if ${current.index} is lost, forecourt stock reindex --accept uses it as it is.`,
      { cause: error },
    )
  // Against itself: what it does not answer throws.
  const check = () => throwIfStopped(task)
  const itself = [next.index, next.index] as const
  await compareIndices(connection, itself, { scopes, isAlike: true, check, catchUp: async () => {} })
  say(
    `${why} That is accepted. ${next.index} may lack what changed while it was built: run forecourt stock reindex --accept once more.`,
  )
  return []
}
