import * as z from 'zod/mini'
import { type Answer, answerSchema, multiAnswerSchema } from './answers.ts'
import { type Connection, EngineError } from './connection.ts'
import type { Counters } from './counts.ts'
import type { SearchBody } from './requests.ts'

/** The index's own limit of `from` and `size`. */
const indexWindow = 10_000

export type Ask = (body: SearchBody) => Promise<Answer>

/** Searches one index, or the alias of one. */
export type Searcher = {
  /** As far as pages go by their number, and as much as one request takes; beyond, they are walked to. */
  window: number
  /** One msearch. @throws EngineError when any of the searches failed: a part of an answer is no answer. */
  ask(bodies: readonly SearchBody[]): Promise<Answer[]>
  /** A search at the moment that was held, or a single one where none is. */
  askOne: Ask
  /** Does work that asks several times of one moment of the index: nothing that is written meanwhile is seen. */
  held<T>(work: (ask: Ask) => Promise<T>): Promise<T>
}

const heldFor = '1m'
const heldSchema = z.object({ pit_id: z.string() })

type SearcherOptions = { counters?: Counters | undefined; window?: number | undefined }

export function searcher(
  connection: Connection,
  index: string,
  { counters, window = indexWindow }: SearcherOptions = {},
): Searcher {
  const path = `/${encodeURIComponent(index)}`

  async function heldOnce<T>(work: (ask: Ask) => Promise<T>): Promise<T> {
    const opened = await connection({
      method: 'POST',
      path: `${path}/_search/point_in_time`,
      query: { keep_alive: heldFor },
    })
    const { pit_id: id } = heldSchema.parse(opened)
    const ask: Ask = async (body) => {
      const held = { ...body, pit: { id, keep_alive: heldFor } }
      const call = { method: 'POST', path: '/_search', body: held } as const
      return answerSchema.parse(await connection(call).catch(asGone))
    }
    try {
      return await work(ask)
    } finally {
      // One that cannot be let go of now ends by itself.
      const call = { method: 'DELETE', path: '/_search/point_in_time', body: { pit_id: [id] } } as const
      await connection(call).catch(() => counters?.add('leftHeld'))
    }
  }

  return {
    window,
    async ask(bodies) {
      const lines = bodies.flatMap((body) => [{}, body])
      const answer = await connection({ method: 'POST', path: `${path}/_msearch`, lines })
      return multiAnswerSchema.parse(answer).responses
    },
    async askOne(body) {
      return answerSchema.parse(await connection({ method: 'POST', path: `${path}/_search`, body }))
    },
    async held(work) {
      try {
        return await heldOnce(work)
      } catch (error) {
        // Another moment is as good.
        if (!(error instanceof EngineError && error.kind === 'unreachable')) throw error
        return heldOnce(work)
      }
    },
  }
}

/** A node that goes takes what it held with it; the others have never heard of that, and say so with 404. */
function asGone(cause: unknown): never {
  if (!(cause instanceof EngineError && cause.status === 404)) throw cause
  throw new EngineError('unreachable', 'What was held of the index is gone with its node.', { cause, status: 404 })
}
