import * as z from 'zod/mini'
import { facetValuesSchema, hitListSchema, similarSchema, suggestionsSchema } from '../search/list-responses.ts'
import { searchResultSchema } from '../search/search-result.ts'
import type { Endpoint } from './endpoint.ts'
import { carSlug } from './path-params.ts'

/** A list filter by its name in an address; which there are is the domain's to say. */
const filter = z.string().check(z.regex(/^[a-z_]{1,40}$/, 'the name of a list filter'))
const none = z.object({})

/** SR-6. The parameters of a search, as its address has them. */
export const search = {
  method: 'GET',
  path: '/api/search',
  summary: 'Searches the stock of the site',
  params: none,
  takesSearch: true,
  response: searchResultSchema,
  visibility: 'shared',
  from: 'load',
  session: 'none',
} as const satisfies Endpoint

/** SR-18. The parameters of a search, and `limit`. */
export const listVehicles = {
  method: 'GET',
  path: '/api/vehicles',
  summary: 'The first vehicles of a search',
  params: none,
  takesSearch: true,
  query: ['limit'],
  response: hitListSchema,
  visibility: 'shared',
  from: 'load',
  session: 'none',
} as const satisfies Endpoint

/** The parameters of a search, and `text`. */
export const suggest = {
  method: 'GET',
  path: '/api/suggestions',
  summary: 'What words that are being typed may become',
  params: none,
  takesSearch: true,
  query: ['text'],
  response: suggestionsSchema,
  visibility: 'shared',
  from: 'load',
  session: 'none',
} as const satisfies Endpoint

/** The parameters of a search, and `text`, with which a word of the value begins. */
export const facetValues = {
  method: 'GET',
  path: '/api/filters/{filter}',
  summary: 'The values of a list filter',
  params: z.object({ filter }),
  takesSearch: true,
  query: ['text'],
  response: facetValuesSchema,
  visibility: 'shared',
  from: 'load',
  session: 'none',
} as const satisfies Endpoint

/** VD-11. */
export const similarVehicles = {
  method: 'GET',
  path: '/api/cars/{slug}/similar',
  summary: 'Vehicles like one of the site',
  params: z.object({ slug: carSlug }),
  response: similarSchema,
  visibility: 'shared',
  from: 'load',
  session: 'none',
} as const satisfies Endpoint
