import type { Endpoint } from '../endpoints/endpoint.ts'
import { type ErrorCode, errorCodes } from '../error-codes.ts'
import { errorBodySchema } from '../errors.ts'
import { type JsonSchema, jsonSchema } from './json-schema.ts'
import type { Header, Response } from './openapi.ts'

type Asked = { row: Endpoint; takesQuery: boolean }

/** Which errors an endpoint may answer with, as follows from the rest of its row. */
const mayAnswer: Record<ErrorCode, (asked: Asked) => boolean> = {
  bad_request: ({ row, takesQuery }) => takesQuery || row.path.includes('{') || row.body !== undefined,
  unauthenticated: ({ row }) => row.session === 'required',
  forbidden: () => true,
  not_found: ({ row }) => row.mayBeAbsent !== true,
  // Of another method, which is another operation.
  method_not_allowed: () => false,
  conflict: ({ row }) => row.creates === true,
  gone: () => false,
  too_large: ({ row }) => row.body !== undefined,
  unreadable: ({ row }) => row.body !== undefined,
  invalid: ({ row }) => row.creates === true,
  too_many: ({ row }) => row.creates === true,
  unavailable: () => true,
  internal: () => true,
}

/** JSON even where a plain form was sent: what cannot be read is no form. */
const alwaysJson: readonly ErrorCode[] = ['unreadable']

const retryAfter: Header = { description: 'Seconds to wait before the next try', schema: { type: 'string' } }
const waits: readonly ErrorCode[] = ['too_many', 'unavailable']

// The table's own keys.
const codes = Object.keys(errorCodes) as ErrorCode[]

/** What every failure looks like. */
export const errorSchema: JsonSchema = jsonSchema(errorBodySchema, 'output')

/** The responses of an endpoint that failed, by status. Each code has a status of its own. */
export function errorResponses(asked: Asked): Record<string, Response> {
  const possible = codes.filter((code) => mayAnswer[code](asked) || asked.row.mayAnswer?.includes(code))
  return Object.fromEntries(possible.map((code) => [errorCodes[code].status, responseOf(code, asked.row)]))
}

function responseOf(code: ErrorCode, row: Endpoint): Response {
  const error = { type: 'object', properties: { code: { const: code } } } as const
  const schema: JsonSchema = {
    allOf: [{ $ref: '#/components/schemas/Error' }, { type: 'object', properties: { error } }],
  }
  const hasPage = row.takesForm && !alwaysJson.includes(code)
  return {
    description: errorCodes[code].message,
    ...(waits.includes(code) && { headers: { 'retry-after': retryAfter } }),
    content: { 'application/json': { schema }, ...(hasPage && { 'text/html': { schema: { type: 'string' } } }) },
  }
}
