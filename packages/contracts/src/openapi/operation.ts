import type { Endpoint } from '../endpoints/endpoint.ts'
import { errorResponses } from './error-responses.ts'
import { jsonSchema } from './json-schema.ts'
import type { Operation, Parameter, Response } from './openapi.ts'

/** What an endpoint reads of the query beside the names in its row. */
export type QueryParameters = readonly Omit<Parameter, 'in'>[]

/** The names of the cookie: the second is the local platform's, which has no https. */
export const sessionSchemes = { session: '__Host-session', localSession: 'session' } as const

/** One endpoint's row as an operation. */
export function operationOf(row: Endpoint, query: QueryParameters): Operation {
  const parameters: Parameter[] = [
    ...pathParameters(row),
    ...query.map((parameter) => ({ ...parameter, in: 'query' }) as const),
    ...(row.creates ? [idempotencyKey(row)] : []),
  ]
  return {
    operationId: operationId(row),
    summary: row.summary,
    parameters,
    requestBody: row.body && requestBody(row, row.body),
    responses: { ...goodResponses(row), ...errorResponses({ row, takesQuery: query.length > 0 }) },
    security: security(row),
  }
}

/** `GET /api/cars/{slug}/similar` is `getCarsSlugSimilar`. */
const operationId = ({ method, path }: Endpoint): string =>
  method.toLowerCase() +
  path
    .replace('/api', '')
    .split(/[^a-zA-Z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

function pathParameters({ path, params }: Endpoint): Parameter[] {
  const { properties = {} } = jsonSchema(params, 'input')
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
    const schema = properties[name]
    if (typeof schema !== 'object') throw new Error(`The row of ${path} has no schema for {${name}}.`)
    return { name, in: 'path', required: true, schema }
  })
}

const idempotencyKey = ({ takesForm }: Endpoint): Parameter => ({
  name: 'idempotency-key',
  in: 'header',
  required: !takesForm,
  description: `The same key gives the same answer.${takesForm ? ' JSON needs it; a form has the field idempotency_key in its place.' : ''}`,
  schema: { type: 'string', pattern: '^[a-zA-Z0-9_-]{16,100}$' },
})

type Body = NonNullable<Endpoint['body']>

const requestBody = ({ takesForm, creates, signedBy }: Endpoint, body: Body): Operation['requestBody'] => ({
  required: true,
  content: {
    'application/json': { schema: signedBy ? {} : jsonSchema(body, 'input') },
    ...(takesForm && {
      'application/x-www-form-urlencoded': {
        schema: {
          type: 'object',
          additionalProperties: { type: 'string' },
          ...(creates && { required: ['idempotency_key'] }),
        },
      },
    }),
  },
})

function goodResponses({
  response,
  visibility,
  takesForm,
  mayBeAbsent,
  notCachedWith,
}: Endpoint): Record<string, Response> {
  const pattern = notCachedWith ? '^(public, |no-store$)' : '^public, '
  const schema = visibility === 'private' ? { const: 'no-store' } : { type: 'string' as const, pattern }
  const cacheControl = { description: 'How long it may be kept', required: true, schema }
  const location = { description: 'The page that follows', required: true, schema: { type: 'string' as const } }
  return {
    200: {
      description: 'Done.',
      headers: { 'cache-control': cacheControl },
      content: { 'application/json': { schema: jsonSchema(response, 'output') } },
    },
    ...(mayBeAbsent && { 204: { description: 'There is nothing of this name.' } }),
    ...(takesForm && { 303: { description: 'A plain form was taken.', headers: { location } } }),
  }
}

function security({ session }: Endpoint): Operation['security'] {
  if (session === 'none') return []
  const either = Object.keys(sessionSchemes).map((scheme) => ({ [scheme]: [] }))
  return session === 'required' ? either : [{}, ...either]
}
