import { type EndpointName, endpoints } from '@forecourt/contracts/endpoints/endpoints'
import { beaconPath } from '@forecourt/contracts/releases/beacon-path'

/** The one route table: which function's folder answers an endpoint. The infrastructure and the local gateway read it. */
export const routes = {
  search: { function: 'search' },
  // The stock that answers a search is in that function's memory: whatever else asks it goes there too.
  list: { function: 'search' },
  suggest: { function: 'search' },
  facetValues: { function: 'search' },
  similar: { function: 'search' },
  vehicle: { function: 'vehicle' },
  registry: { function: 'registry' },
} as const satisfies Record<EndpointName, { function: string }>

const methods = { GET: ['GET', 'HEAD'], POST: ['POST'] } as const

/** What an endpoint may be asked with: whoever may read it may also ask for its head alone. */
export const methodsOf = (endpoint: EndpointName) => methods[endpoints[endpoint].method]

/** Where browsers tell how releases on trial fare. It is sent without waiting for an answer, so it has none. */
const beaconRoute = { path: beaconPath, methods: ['POST'], function: 'beacons' } as const

/** The address of a picture's renditions. It answers no JSON, so it is none of the contracts' endpoints. */
export const pictureRoute = { path: '/media/{rendition+}', methods: ['GET', 'HEAD'], function: 'media' } as const

/** What answers no endpoint of the contracts, beside documents. */
export const otherRoutes = [pictureRoute, beaconRoute] as const
