import { createApiHandler } from '@forecourt/lambda-kit/http/api-handler'
import { vehicle } from './endpoint.ts'

export const handler = createApiHandler({ endpoint: 'vehicle', handle: vehicle })
