import { answerErrorAsJson } from '@forecourt/lambda-kit/api-handler'
import { createHttpHandler } from '@forecourt/lambda-kit/http-handler'
import { takeBeacon } from './endpoint.ts'

export const handler = createHttpHandler({
  route: 'POST /api/beacons',
  handle: takeBeacon,
  answerError: answerErrorAsJson,
})
