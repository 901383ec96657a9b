import * as z from 'zod/mini'
import { registrySchema } from '../releases/release.ts'
import { facetValuesSchema, hitListSchema, similarSchema, suggestionsSchema } from '../search/list-responses.ts'
import { searchResultSchema } from '../search/search-result.ts'
import { vehicleSchema } from '../stock/vehicle.ts'

const slug = z.string().check(z.regex(/^[a-z0-9-]{1,200}$/, 'lower-case letters, digits and hyphens'))
/** A list filter by its name in an address; which there are is the domain's to say. */
const filter = z.string().check(z.regex(/^[a-z_]{1,40}$/, 'the name of a list filter'))

/**
 * The API, one row an endpoint: the route table of the functions, the browser's client and the document function's
 * direct calls all read it. `params` are the path's, `query` is passed as it stands in the address.
 */
export const endpoints = {
  search: { method: 'GET', path: '/api/search', params: z.object({}), response: searchResultSchema },
  /** The parameters of a search, and `limit`. */
  list: { method: 'GET', path: '/api/vehicles', params: z.object({}), response: hitListSchema },
  /** The parameters of a search, and `text`. */
  suggest: { method: 'GET', path: '/api/suggestions', params: z.object({}), response: suggestionsSchema },
  /** The parameters of a search, and `text`, with which a word of the value begins. */
  facetValues: {
    method: 'GET',
    path: '/api/filters/{filter}',
    params: z.object({ filter }),
    response: facetValuesSchema,
  },
  vehicle: { method: 'GET', path: '/api/cars/{slug}', params: z.object({ slug }), response: vehicleSchema },
  similar: { method: 'GET', path: '/api/cars/{slug}/similar', params: z.object({ slug }), response: similarSchema },
  registry: { method: 'GET', path: '/api/registry', params: z.object({}), response: registrySchema },
} as const satisfies Record<
  string,
  { method: 'GET' | 'POST'; path: `/api/${string}`; params: z.ZodMiniType; response: z.ZodMiniType }
>

export type EndpointName = keyof typeof endpoints
export type EndpointParams<E extends EndpointName> = z.infer<(typeof endpoints)[E]['params']>
export type EndpointResponse<E extends EndpointName> = z.infer<(typeof endpoints)[E]['response']>
