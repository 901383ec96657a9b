import type { DocumentServices } from '@forecourt/contracts/document'
import { endpoints } from '@forecourt/contracts/endpoints/endpoints'
import { type ErrorCode, errorCodes } from '@forecourt/contracts/errors'
import { type Api, ApiError } from '@forecourt/shell-api'

const isErrorCode = (value: unknown): value is ErrorCode => typeof value === 'string' && value in errorCodes

function toApiError(error: unknown): unknown {
  if (error instanceof Error && 'code' in error && isErrorCode(error.code))
    return new ApiError(error.code, error.message)
  return error
}

/** The page's `api` in the document function: the same answers as over HTTP, by direct calls. */
export function serverApi(services: DocumentServices): Api {
  return {
    async get(endpoint, params, query) {
      const answer = await services.call(endpoint, params, query).catch((error) => {
        throw toApiError(error)
      })
      return endpoints[endpoint].response.parse(answer) as typeof answer
    },
  }
}
