import { Client, errors } from '@opensearch-project/opensearch'
import { AwsSigv4Signer } from '@opensearch-project/opensearch/aws-v3'
import { assertComplete } from './assert-complete.ts'
import { type Call, type Connection, EngineError, errorFromStatus } from './connection.ts'

export type OpenSearchAddress = {
  /** One or more nodes, or AWS's one endpoint. */
  urls: readonly string[]
  /** In AWS, requests are signed for this region by the function's own role. */
  region?: string
  /** The default timeout of a request: as long as a shopper waits. */
  timeoutMs?: number
}

const searchTimeoutMs = 2000

/** The index's address without credentials, for messages. */
export const originsOf = ({ urls }: Pick<OpenSearchAddress, 'urls'>): string =>
  urls.map((url) => new URL(url).origin).join(', ')

/** The connection through the official client: signed in AWS, plain locally. It does not retry. */
export function connect({
  urls,
  region,
  timeoutMs: defaultTimeoutMs = searchTimeoutMs,
}: OpenSearchAddress): Connection {
  const place = originsOf({ urls })
  const client = new Client({
    ...(region !== undefined && AwsSigv4Signer({ region, service: 'es' })),
    nodes: [...urls],
    maxRetries: 0,
    requestTimeout: defaultTimeoutMs,
  })
  return async ({ method, path, query = {}, body, lines, timeoutMs = defaultTimeoutMs }: Call) => {
    try {
      const sent = lines
        ? { bulkBody: lines.map((line) => `${JSON.stringify(line)}\n`).join('') }
        : body
          ? { body }
          : {}
      const answer = await client.transport.request(
        { method, path, querystring: query, ...sent },
        { requestTimeout: timeoutMs },
      )
      return assertComplete(answer.body)
    } catch (error) {
      throw engineError(error, place)
    }
  }
}

function engineError(cause: unknown, place: string): EngineError {
  if (cause instanceof EngineError) return cause
  if (cause instanceof errors.TimeoutError)
    return new EngineError('timeout', `The index at ${place} did not answer in time.`, { cause })
  if (!(cause instanceof errors.ResponseError))
    return new EngineError('unreachable', `The index at ${place} cannot be reached${reasonOf(cause)}.`, { cause })
  const status = cause.statusCode ?? 0
  return errorFromStatus(status, `The index answered ${status}: ${cause.message}`, { cause })
}

const reasonOf = (cause: unknown): string => (cause instanceof Error && cause.message ? ` (${cause.message})` : '')
