import type { Endpoint } from '../endpoints/endpoint.ts'
import { errorSchema } from './error-responses.ts'
import type { OpenApiDocument } from './openapi.ts'
import { operationOf, type QueryParameters, sessionSchemes } from './operation.ts'

const description = `Each site serves this under its own host.
A write is only taken from a page of the site itself: the header Origin is the site's own, or Sec-Fetch-Site is same-origin.
What reads with GET answers HEAD too.`

/**
 * The OpenAPI 3.1 document of endpoints, in the order of their routes. `queryOf` says what each reads of the query.
 * @throws for a schema that JSON Schema cannot say.
 */
export function openApiDocument(
  rows: readonly Endpoint[],
  queryOf: (row: Endpoint) => QueryParameters,
): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {}
  for (const row of rows.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    const operation = operationOf(row, queryOf(row))
    paths[row.path] = { ...paths[row.path], ...(row.method === 'GET' ? { get: operation } : { post: operation }) }
  }
  const schemes = Object.entries(sessionSchemes).map(([key, name]) => [
    key,
    { type: 'apiKey', in: 'cookie', name, description: 'The session of a shopper who signed in' } as const,
  ])
  return {
    openapi: '3.1.0',
    info: { title: 'Forecourt', version: '1', description },
    servers: [{ url: '/' }],
    paths,
    components: { schemas: { Error: errorSchema }, securitySchemes: Object.fromEntries(schemes) },
  }
}
