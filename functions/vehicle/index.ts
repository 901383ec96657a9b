import { createApiHandler } from '@forecourt/lambda-kit/api-handler'
import { vehicle } from './endpoint.ts'

export const handler = createApiHandler({ endpoint: 'vehicle', handle: vehicle })
