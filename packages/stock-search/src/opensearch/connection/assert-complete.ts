import * as z from 'zod/mini'
import { EngineError, errorFromStatus } from './connection.ts'

const partSchema = z.object({
  timed_out: z.optional(z.boolean()),
  _shards: z.optional(z.object({ failed: z.int() })),
  error: z.optional(z.unknown()),
  status: z.optional(z.int()),
})
const searchResponseSchema = z.extend(partSchema, { responses: z.optional(z.array(partSchema)) })

/**
 * Returns the answer if it is complete. OpenSearch answers 200 with partial results: after losing a node some shards
 * are missing, and every count is too low.
 * @throws EngineError for a partial result, so that it is retried like a failure.
 */
export function assertComplete(answer: unknown): unknown {
  const parsed = searchResponseSchema.safeParse(answer)
  if (!parsed.success) return answer
  const { responses = [], ...own } = parsed.data
  for (const { timed_out, _shards, error, status } of [own, ...responses]) {
    if (error !== undefined && status !== undefined)
      throw errorFromStatus(status, `A search failed with ${status}: ${JSON.stringify(error).slice(0, 500)}`)
    if (timed_out) throw new EngineError('timeout', 'The index timed out with a partial answer.')
    if (_shards && _shards.failed > 0)
      throw new EngineError('unreachable', `The index answered without ${_shards.failed} of its shards.`)
  }
  return answer
}
