import { jsonErrorResponse } from '@forecourt/lambda-kit/http/api-handler'
import { createHttpHandler } from '@forecourt/lambda-kit/http/http-handler'
import { recordBeacon } from './endpoint.ts'

export const handler = createHttpHandler({
  route: 'POST /api/beacons',
  handle: recordBeacon,
  toErrorResponse: jsonErrorResponse,
})
