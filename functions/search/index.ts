import { byRoute, createApiHandler } from '@forecourt/lambda-kit/http/api-handler'
import { facetValues, list, search, similar, suggest } from './endpoint.ts'

export const handler = byRoute({
  search: createApiHandler({ endpoint: 'search', handle: search }),
  list: createApiHandler({ endpoint: 'list', handle: list }),
  suggest: createApiHandler({ endpoint: 'suggest', handle: suggest }),
  facetValues: createApiHandler({ endpoint: 'facetValues', handle: facetValues }),
  similar: createApiHandler({ endpoint: 'similar', handle: similar }),
})
