import { changeStream } from '../tables/change-stream.ts'
import { deadLetters } from '../tables/dead-letters.ts'
import type { FunctionStream } from './function-streams.ts'
import { functionNamed, type LocalFunction } from './load-functions.ts'

/** Functions that the stock pipeline wires by name (`wired`), as infra/constructs/search/stock-pipeline.ts does. */
export const pipelineFunctions = ['stock-import', 'stock-index'] as const

/**
 * The stock table's stream to the function that indexes it. In AWS a queue is between them (docs/decisions/cloud-pipeline.md); here
 * rejected changes are redriven by `forecourt stock redrive`, or by the engine's watch once it answers.
 */
export function stockStream(
  functions: readonly LocalFunction[],
  dataDir: string,
  onError: (message: string, error: unknown) => void,
): FunctionStream & { letters: ReturnType<typeof deadLetters> } {
  const { name, handler } = functionNamed(functions, 'stock-index')
  const letters = deadLetters(dataDir)
  const stream = changeStream(handler, (dropped) => {
    onError('The index did not take a stock change', dropped.error)
    return letters.add(dropped).catch((error: unknown) => onError('The change was not kept', error))
  })
  return { name, table: 'stock', stream, letters, countDeadLetters: async () => (await letters.list()).length }
}
