import { errorCodes } from '@forecourt/contracts/error-codes'
import type { ErrorBody } from '@forecourt/contracts/errors'
import { createSharedHandler } from '@forecourt/lambda-kit/http/http-handler'
import { storedPictures } from '@forecourt/lambda-kit/media/stored-pictures'
import { picture } from './endpoint.ts'

/** The edge caches a missing or damaged picture for a minute. */
const cacheableErrors = new Set(['bad_request', 'not_found', 'unreadable'])

export const handler = createSharedHandler({
  route: 'GET /media',
  handle: async ({ event }) => picture(event.rawPath, storedPictures()),
  toErrorResponse: ({ code, message }, requestId) => ({
    statusCode: errorCodes[code].status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': cacheableErrors.has(code) ? 'public, max-age=60' : 'no-store',
    },
    body: JSON.stringify({ error: { code, message, requestId } } satisfies ErrorBody),
  }),
})
