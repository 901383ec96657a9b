import { errorCodes } from '@forecourt/contracts/error-codes'
import { createHttpHandler } from '@forecourt/lambda-kit/http/http-handler'
import { crawlerFile } from './endpoint.ts'

export const handler = createHttpHandler({
  route: 'crawler files',
  handle: ({ event, site }) => crawlerFile(event.rawPath, site),
  toErrorResponse: ({ code, message }) => ({
    statusCode: errorCodes[code].status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': code === 'not_found' ? 'public, max-age=60' : 'no-store',
    },
    body: message,
  }),
})
