import { createApiHandler } from '@forecourt/lambda-kit/api-handler'
import { search } from './endpoint.ts'

export const handler = createApiHandler({ endpoint: 'search', handle: search })
