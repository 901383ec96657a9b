import { countOf } from '@forecourt/domain/text/numbers'
import { EngineError } from '../connection/connection.ts'
import { refresh, type StockIndex } from '../index/stock-indices.ts'
import { catchUp } from './catch-up.ts'
import { compareIndices } from './compare-indices.ts'
import { type ReindexTask, throwIfStopped } from './reindex-task.ts'

/**
 * Catches up until both answer alike; returns the remaining differences, unless they are accepted. An incomplete index,
 * one that is behind, and an unreadable one are not compared with.
 */
export async function verifyIndex(task: ReindexTask, current: StockIndex, next: StockIndex): Promise<string[]> {
  if (current.index === next.index) return []
  const differences = await compared(task, current, next).catch((error: unknown) => {
    if (!(error instanceof EngineError)) throw error
    return uncompared(task, { current, next, error })
  })
  if (differences.length === 0 || !task.isAccepted) return differences
  task.say([`${next.index} answers differently, which is accepted:`, ...differences].join('\n  '))
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
  if (behind > 0) say(`${countOf(behind, 'vehicle')} changed meanwhile.`)
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
      `The sample searches of ${countOf(scopes.length, 'site')} have equal answers${isAlike ? '' : ' for their common fields'}.`,
    )
  return found.map(({ scope, state, part }) => `${scope.dealerships.join()} ${JSON.stringify(state)}: ${part}`)
}

type Uncompared = { current: StockIndex; next: StockIndex; error: EngineError }

/**
 * The table is the source of truth: if the index in use is lost, one that was built from it and answers all samples may
 * be used, if that is accepted.
 */
async function uncompared(task: ReindexTask, { current, next, error }: Uncompared): Promise<[]> {
  const { connection, scopes, isAccepted, say } = task
  const why = `${current.index} and ${next.index} could not be compared: ${error.message}`
  if (!isAccepted)
    throw new EngineError(
      error.kind,
      `${why} ${next.index} is built; if ${current.index} is lost, forecourt stock reindex --accept uses it.`,
      { cause: error },
    )
  // Compares the index with itself: a search that fails throws.
  const check = () => throwIfStopped(task)
  const itself = [next.index, next.index] as const
  await compareIndices(connection, itself, { scopes, isAlike: true, check, catchUp: async () => {} })
  say(
    `${why} This is accepted. ${next.index} may lack changes made during its build: run forecourt stock reindex --accept once more.`,
  )
  return []
}
