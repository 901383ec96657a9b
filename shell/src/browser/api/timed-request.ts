import { ApiError } from '@forecourt/shell-api'
import { withDeadline } from '../../deadline.ts'

const answerDeadlineMs = 10_000

export const unreachable = () =>
  new ApiError('network', 'We could not reach the site. Check your connection, then try again.')

async function request(address: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(address, init).catch(() => null)
  if (!response) throw unreachable()
  // What may be absent (`Endpoint.mayBeAbsent`), and is.
  if (response.status === 204) throw new ApiError('not_found', 'There is nothing at this address.')
  const body: unknown = await response.json().catch(() => null)
  if (response.ok) return body
  const { parseError } = await import(/* webpackChunkName: "client" */ './parse-error.ts').catch(() => {
    throw unreachable()
  })
  throw parseError(body)
}

/** The JSON of an answer within ten seconds or the given limit. Rejects with `ApiError`. */
export function timedRequest(
  address: string,
  init: RequestInit = {},
  timeoutMs: number = answerDeadlineMs,
): Promise<unknown> {
  const asked = request(address, { ...init, headers: { accept: 'application/json', ...init.headers } })
  return withDeadline(asked, timeoutMs, address).catch((error) => {
    if (error instanceof ApiError) throw error
    throw new ApiError('network', 'The site takes too long to answer. Check your connection, then try again.')
  })
}
