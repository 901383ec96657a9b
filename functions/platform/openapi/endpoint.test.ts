import { routeOf } from '@forecourt/contracts/endpoints/endpoint'
import { endpoints } from '@forecourt/contracts/endpoints/endpoints'
import { errorCodes } from '@forecourt/contracts/error-codes'
import type { OpenApiDocument, Operation } from '@forecourt/contracts/openapi/openapi'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { httpEvent, lambdaContext } from '@forecourt/lambda-kit/testing/http-event'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { Validator } from '@seriousme/openapi-schema-validator'
import { beforeAll, expect, test } from 'vitest'
import { handler } from './index.ts'

withLocalTables()
let text: string
let document: OpenApiDocument
beforeAll(async () => {
  await writeSite(testSite())
  text = await ask()
  document = JSON.parse(text)
})

async function ask(): Promise<string> {
  const event = httpEvent({ path: '/api/openapi.json', route: '/api/openapi.json', tenant: 'northgate' })
  const { statusCode, body = '' } = await handler(event, lambdaContext())
  expect(statusCode).toBe(200)
  return body
}

const operations = (): Map<string, Operation> =>
  new Map(
    Object.entries(document.paths).flatMap(([path, { get, post }]) => [
      ...(get ? [[`GET ${path}`, get] as const] : []),
      ...(post ? [[`POST ${path}`, post] as const] : []),
    ]),
  )

test('it is valid OpenAPI 3.1, and every reference in it leads somewhere', { tags: 'long' }, async () => {
  const validator = new Validator()
  // It puts what references lead to in their place.
  expect(await validator.validate(structuredClone(document))).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
  expect(() => validator.resolveRefs()).not.toThrow()
})

test('it has every row and nothing else, each under a name of its own', () => {
  expect([...operations().keys()].sort()).toEqual(endpoints.map(routeOf).sort())
  const names = [...operations().values()].map(({ operationId }) => operationId)
  expect(new Set(names).size).toBe(names.length)
})

test('it is the same each time and not large', async () => {
  expect(await ask()).toBe(text)
  expect(text.length).toBeLessThan(400_000)
})

test.each(endpoints.map((row) => [routeOf(row), row] as const))('%s says what its row says', (route, row) => {
  const operation = operations().get(route)
  expect(operation?.summary).toBe(row.summary)
  const parameters = operation?.parameters ?? []
  const inPath = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => `{${name}}`)
  expect(inPath).toEqual(row.path.match(/\{\w+\}/g) ?? [])
  expect(parameters.map(({ name }) => name)).toEqual(expect.arrayContaining([...(row.query ?? [])]))
  expect(parameters.some(({ name }) => name === 'idempotency-key')).toBe(row.creates === true)
  expect(operation?.requestBody !== undefined).toBe(row.body !== undefined)
  expect(operation?.security).toHaveLength({ none: 0, required: 2, optional: 3 }[row.session])
})

const statusesOf = (route: string) => Object.keys(operations().get(route)?.responses ?? {}).map(Number)

test.each([
  ['GET /api/registry', [200, 403, 404, 500, 503]],
  ['GET /api/releases/{releases}', [200, 400, 403, 404, 500, 503]],
  ['GET /api/cars/{slug}', [200, 400, 403, 404, 500, 503]],
  ['GET /api/cars-by-id/{id}', [200, 204, 400, 403, 500, 503]],
  ['GET /api/session', [200, 401, 403, 404, 500, 503]],
  ['POST /api/session/end', [200, 400, 403, 404, 413, 415, 500, 503]],
  ['POST /api/leads', [200, 303, 400, 403, 404, 409, 413, 415, 422, 429, 500, 503]],
])('%s names the statuses that it may answer: %j', (route, statuses) => {
  expect(statusesOf(route)).toEqual(statuses)
})

test('an error names its code, and when to come again', () => {
  const lead = operations().get('POST /api/leads')
  expect(lead?.responses[429]).toMatchObject({
    description: errorCodes.too_many.message,
    headers: { 'retry-after': {} },
    content: {
      'application/json': { schema: { allOf: [{ $ref: '#/components/schemas/Error' }, {}] } },
      'text/html': {},
    },
  })
})

test('what a form is answered with is a page or a redirect, where the row takes one', () => {
  const lead = operations().get('POST /api/leads')
  expect(Object.keys(lead?.requestBody?.content ?? {})).toEqual([
    'application/json',
    'application/x-www-form-urlencoded',
  ])
  expect(lead?.responses[303]).toMatchObject({ headers: { location: { required: true } } })
})
