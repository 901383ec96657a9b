import { createApiHandler } from '@forecourt/lambda-kit/http/api-handler'
import { registry } from './endpoint.ts'

/** A promotion must be seen within seconds, so nothing between here and the browser may keep an answer. */
export const handler = createApiHandler({ endpoint: 'registry', handle: registry, cacheControl: 'no-cache' })
