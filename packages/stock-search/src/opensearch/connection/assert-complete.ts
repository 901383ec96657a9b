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
 * The same answer if it is whole. The index answers 200 with what it could reach: where a node has just gone some shards are
 * missing, and every count of it is too low.
 * @throws EngineError for a part that failed, so that it is asked again like what failed altogether.
 */
export function assertComplete(answer: unknown): unknown {
  const parsed = searchResponseSchema.safeParse(answer)
  if (!parsed.success) return answer
  const { responses = [], ...own } = parsed.data
  for (const { timed_out, _shards, error, status } of [own, ...responses]) {
    if (error !== undefined && status !== undefined)
      throw errorFromStatus(status, `A search failed with ${status}: ${JSON.stringify(error).slice(0, 500)}`)
    if (timed_out) throw new EngineError('timeout', 'The index answered with what it had found in time.')
    if (_shards && _shards.failed > 0)
      throw new EngineError('unreachable', `The index answered without ${_shards.failed} of its shards.`)
  }
  return answer
}
