import { errorCodes } from '@forecourt/contracts/error-codes'
import type { ErrorBody } from '@forecourt/contracts/errors'
import { createHttpHandler } from '@forecourt/lambda-kit/http/http-handler'
import { storedPictures } from '@forecourt/lambda-kit/media/stored-pictures'
import { drawPage } from './endpoint.ts'

export const handler = createHttpHandler({
  route: 'GET /og',
  handle: ({ event, site }) => drawPage(event.rawPath, site, storedPictures()),
  toErrorResponse: ({ code, message }, requestId) => ({
    statusCode: errorCodes[code].status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': code === 'not_found' ? 'public, max-age=60' : 'no-store',
    },
    body: JSON.stringify({ error: { code, message, requestId } } satisfies ErrorBody),
  }),
})
