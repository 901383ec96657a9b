import { openapi } from '@forecourt/contracts/endpoints/platform'
import { answers, createApiHandler } from '@forecourt/lambda-kit/http/api-handler'
import { describeApi } from './endpoint.ts'

export const handler = createApiHandler([answers(openapi, describeApi)])
