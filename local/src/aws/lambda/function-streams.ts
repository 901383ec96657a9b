import type { TableName } from '@forecourt/contracts/tables/tables'
import { type ChangeStream, changeStream } from '../tables/change-stream.ts'
import { tableDeadLetters } from '../tables/dead-letters.ts'
import type { TableWrite } from '../tables/table-host.ts'
import type { LocalFunction } from './load-functions.ts'

export type FunctionStream = {
  name: string
  table: TableName
  stream: ChangeStream
  /** The number of its dead letters. */
  countDeadLetters(): Promise<number>
}

/**
 * The streams of tables to the functions that declare them (`streamOf`). Changes that failed three times wait in the
 * data folder and are redriven at the platform's next start.
 */
export function startFunctionStreams(
  functions: readonly LocalFunction[],
  dataDir: string,
  onError: (message: string, error: unknown) => void,
): FunctionStream[] {
  return functions.flatMap(({ name, needs, handler }) => {
    const table = needs.runs.streamOf
    if (!table) return []
    const letters = tableDeadLetters(dataDir, table, name)
    const stream = changeStream(
      handler,
      async (dropped) => {
        onError(`${name} failed to take ${dropped.keys.length} changes of ${table}`, dropped.error)
        await letters.add(dropped).catch((error: unknown) => onError('The changes were not kept', error))
      },
      { retries: 'from-first-failure' },
    )
    const redriven = letters.take(async (keys) => {
      stream.push(...keys.map((key) => ({ keys: key, eventName: 'MODIFY' as const })))
      await stream.settled()
    })
    redriven.catch((error: unknown) => onError(`The dead letters of ${name} were not sent again`, error))
    return [{ name, table, stream, countDeadLetters: async () => (await letters.list()).length }]
  })
}

/** Gives a write to the streams of its table. */
export function pushToStreams(streams: readonly FunctionStream[], { table, keys, eventName }: TableWrite): void {
  for (const each of streams) if (each.table === table) each.stream.push({ keys, eventName })
}
