import type { DocumentServices } from '@forecourt/contracts/document'
import { type Endpoint, type ResponseOf, routeOf } from '@forecourt/contracts/endpoints/endpoint'
import { type ErrorCode, errorCodes } from '@forecourt/contracts/error-codes'
import { type Api, ApiError } from '@forecourt/shell-api'

const isErrorCode = (value: unknown): value is ErrorCode => typeof value === 'string' && value in errorCodes

function toApiError(error: unknown): unknown {
  if (error instanceof Error && 'code' in error && isErrorCode(error.code))
    return new ApiError(error.code, error.message)
  return error
}

const browserOnly = (row: Endpoint): Error =>
  new Error(`${routeOf(row)} answers browsers only: no page can call it while it loads or renders on the server.`)

/**
 * The page's `api` in the document function: the same answers as over HTTP, by direct calls. Only rows `from: 'load'` are served.
 * `isWaiting` says whether a call has no answer yet.
 */
export function serverApi(services: DocumentServices): Api & { isWaiting(): boolean } {
  let pending = 0
  return {
    isWaiting: () => pending > 0,
    async get(row, params, query) {
      if (row.from !== 'load') throw browserOnly(row)
      const texts = Object.fromEntries(Object.entries(params ?? {}).map(([name, value]) => [name, String(value)]))
      pending++
      const answer = await services
        .call({ ...row, from: row.from }, texts, query)
        .catch((error) => {
          throw toApiError(error)
        })
        .finally(() => pending--)
      // The schema of E makes the response of E: the compiler only sees the type that all schemas have.
      return row.response.parse(answer) as ResponseOf<typeof row>
    },
    send: (row) => Promise.reject(browserOnly(row)),
  }
}
