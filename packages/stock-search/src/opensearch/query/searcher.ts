import * as z from 'zod/mini'
import { type Connection, EngineError } from '../connection/connection.ts'
import type { Counters } from '../connection/counters.ts'
import {
  multiSearchResponseSchema,
  type SearchResponse,
  searchResponseSchema,
  UnreadableHit,
} from '../connection/response-schemas.ts'
import type { SearchBody } from './search-bodies.ts'

/** The index's own limit of `from` and `size`. */
const indexWindow = 10_000

export type SearchFn = (body: SearchBody) => Promise<SearchResponse>

/** Searches one index, or an alias. */
export type Searcher = {
  /** The result window, and the maximum size of a request; pages beyond need `search_after`. */
  window: number
  /**
   * One msearch.
   * @throws EngineError if any of the searches failed: a partial answer is a failure.
   */
  multiSearch(bodies: readonly SearchBody[]): Promise<SearchResponse[]>
  /** A search in the open point in time, or a single one. */
  searchOne: SearchFn
  /** Runs several searches in one point in time: concurrent writes are invisible. */
  withPointInTime<T>(work: (ask: SearchFn) => Promise<T>): Promise<T>
}

const keepAlive = '1m'
const pointInTimeSchema = z.object({ pit_id: z.string() })

/** Reports a card that cannot be parsed, with the id of its document. */
export type OnUnreadableHit = (id: string, cause: unknown) => void

type SearcherOptions = {
  counters?: Counters | undefined
  window?: number | undefined
  onUnreadableHit?: OnUnreadableHit | undefined
}

export function createSearcher(
  connection: Connection,
  index: string,
  { counters, window = indexWindow, onUnreadableHit }: SearcherOptions = {},
): Searcher {
  const path = `/${encodeURIComponent(index)}`

  function reportUnreadable(answer: SearchResponse): SearchResponse {
    for (const { _id, _source } of answer.hits.hits) {
      if (!(_source?.hit instanceof UnreadableHit)) continue
      counters?.add('unreadableHits')
      onUnreadableHit?.(_id, _source.hit.cause)
    }
    return answer
  }

  async function withPointInTimeOnce<T>(work: (ask: SearchFn) => Promise<T>): Promise<T> {
    const opened = await connection({
      method: 'POST',
      path: `${path}/_search/point_in_time`,
      query: { keep_alive: keepAlive },
    })
    const { pit_id: id } = pointInTimeSchema.parse(opened)
    const ask: SearchFn = async (body) => {
      const held = { ...body, pit: { id, keep_alive: keepAlive } }
      const call = { method: 'POST', path: '/_search', body: held } as const
      return reportUnreadable(searchResponseSchema.parse(await connection(call).catch(asLostPointInTime)))
    }
    try {
      return await work(ask)
    } finally {
      // A point in time that cannot be closed now expires.
      const call = { method: 'DELETE', path: '/_search/point_in_time', body: { pit_id: [id] } } as const
      await connection(call).catch(() => counters?.add('leftHeld'))
    }
  }

  return {
    window,
    async multiSearch(bodies) {
      const lines = bodies.flatMap((body) => [{}, body])
      const answer = await connection({ method: 'POST', path: `${path}/_msearch`, lines })
      return multiSearchResponseSchema.parse(answer).responses.map(reportUnreadable)
    },
    async searchOne(body) {
      const answer = await connection({ method: 'POST', path: `${path}/_search`, body })
      return reportUnreadable(searchResponseSchema.parse(answer))
    },
    async withPointInTime(work) {
      try {
        return await withPointInTimeOnce(work)
      } catch (error) {
        // A later point in time is as good.
        if (!(error instanceof EngineError && error.kind === 'unreachable')) throw error
        return withPointInTimeOnce(work)
      }
    },
  }
}

/** The other nodes answer 404 for the points in time of a lost node. */
function asLostPointInTime(cause: unknown): never {
  if (!(cause instanceof EngineError && cause.status === 404)) throw cause
  throw new EngineError('unreachable', 'The point in time was lost with its node.', { cause, status: 404 })
}
