import type {
  Endpoint,
  ParamsOf,
  ReadEndpoint,
  ResponseOf,
  WriteEndpoint,
} from '@forecourt/contracts/endpoints/endpoint'
import { ApiError, type SendOptions } from '@forecourt/shell-api'
import type { AnswerCache } from './answer-cache.ts'
import { addressOf, addressPattern } from './endpoint-address.ts'
import { propertyOf, unexpected } from './parse-error.ts'
import { timedRequest } from './timed-request.ts'

/** The answer parsed by its row; anything else is an `ApiError`. */
function parseResponse<E extends Endpoint>(row: E, body: unknown): ResponseOf<E> {
  const parsed = row.response.safeParse(body)
  if (!parsed.success) throw unexpected()
  // The schema of E makes the response of E: the compiler only sees the type that all schemas have.
  return parsed.data as ResponseOf<E>
}

/** Remote → the version that serves. */
export type ServingVersions = Readonly<Record<string, string | undefined>>

/** The answer of `servingVersions`, by hand: its schema would be the only one of this file. */
export function parseVersions(body: unknown): ServingVersions {
  const versions = propertyOf(body, 'versions')
  if (typeof versions !== 'object' || versions === null) throw unexpected()
  if (!Object.values(versions).every((version) => typeof version === 'string')) throw unexpected()
  return { ...versions }
}

type Read<E extends ReadEndpoint> = { row: E; params: ParamsOf<E>; query: string | undefined }

export async function read<E extends ReadEndpoint>(
  cache: AnswerCache,
  { row, params, query }: Read<E>,
): Promise<ResponseOf<E>> {
  const address = addressOf(row.path, params, query)
  return parseResponse(row, await (row.visibility === 'shared' ? cache.get(address) : timedRequest(address)))
}

/** A write is retried once only with an idempotency key, and only without an answer. */
async function request(
  address: string,
  init: RequestInit,
  { isRepeatable, timeoutMs }: { isRepeatable: boolean; timeoutMs: number | undefined },
): Promise<unknown> {
  try {
    return await timedRequest(address, init, timeoutMs)
  } catch (error) {
    if (!isRepeatable || init.signal?.aborted || !(error instanceof ApiError) || error.code !== 'network') throw error
    return timedRequest(address, init, timeoutMs)
  }
}

export async function write<E extends WriteEndpoint>(
  cache: AnswerCache,
  row: E,
  { params, body, idempotencyKey, stale = [], timeoutMs, signal }: SendOptions<E>,
): Promise<ResponseOf<E>> {
  const headers = {
    'content-type': 'application/json',
    ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
  }
  const isRepeatable = idempotencyKey !== undefined
  const init = {
    method: row.method,
    credentials: 'same-origin' as const,
    headers,
    body: JSON.stringify(body ?? {}),
    ...(signal && { signal }),
  }
  try {
    return parseResponse(row, await request(addressOf(row.path, params), init, { isRepeatable, timeoutMs }))
  } finally {
    // A failed write may have been stored.
    for (const { path } of stale) cache.drop(addressPattern(path))
  }
}
