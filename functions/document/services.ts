import type { DocumentServices } from '@forecourt/contracts/document'
import type { EndpointName, EndpointParams, EndpointResponse } from '@forecourt/contracts/endpoints/endpoints'
import type { Registry } from '@forecourt/contracts/releases/release'
import type { ApiRequest } from '@forecourt/lambda-kit/http/api-handler'
import type { SiteRequest } from '@forecourt/lambda-kit/http/http-handler'
import { parseParams } from '@forecourt/lambda-kit/http/parse-params'
import { logError } from '@forecourt/lambda-kit/observability/log'
import { findVehicle, searchStock } from '@forecourt/stock/shop'
import { facetValues, listStock, similarStock, suggestStock } from '@forecourt/stock/shop-parts'
import type { PageOutcomes } from './page-outcomes.ts'
import { loadRemote, readStyle } from './remote-files.ts'

type Work = { [E in EndpointName]: (request: ApiRequest<E>, registry: Registry) => Promise<EndpointResponse<E>> }

/** The work behind each endpoint, without the way through the network. The tenant is the request's own, on both ways. */
const work: Work = {
  search: ({ site, query }) => searchStock(site, query),
  list: ({ site, query }) => listStock(site, query),
  suggest: ({ site, query }) => suggestStock(site, query),
  facetValues: ({ site, params, query }) => facetValues(site, params.filter, query),
  vehicle: ({ site, params }) => findVehicle(site, params.slug),
  similar: ({ site, params }) => similarStock(site, params.slug),
  registry: async (_request, registry) => registry,
}

export function documentServices({ site }: SiteRequest, registry: Registry, outcomes: PageOutcomes): DocumentServices {
  return {
    site,
    registry,
    // What a page makes of its address is outside data, here as over HTTP.
    async call<E extends EndpointName>(endpoint: E, given: EndpointParams<E>, query = '') {
      const params = parseParams(endpoint, given)
      return work[endpoint]({ site, params, query }, registry)
    },
    loadRemote,
    readStyle,
    recordPageOutcome: outcomes.record,
    logError: (message, error, release) => logError(message, error, release === undefined ? {} : { release }),
  }
}
