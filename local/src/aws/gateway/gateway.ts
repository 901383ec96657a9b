import { randomUUID } from 'node:crypto'
import { methodsOf } from '@forecourt/contracts/endpoints/endpoint'
import { matchPathPattern } from '@forecourt/contracts/endpoints/path-pattern'
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda'
import * as z from 'zod/mini'
import type { LocalFunction } from '../lambda/load-functions.ts'
import { type ApiHandler, oneByOne } from '../lambda/one-by-one.ts'

export type GatewayRequest = {
  method: string
  path: string
  query: string
  headers: Record<string, string>
  body: Buffer
  sourceIp: string
}

export type GatewayResponse = { status: number; headers: Record<string, string>; cookies: string[]; body: Buffer }

const resultSchema = z.object({
  statusCode: z._default(z.int(), 200),
  headers: z._default(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])), {}),
  cookies: z._default(z.array(z.string()), []),
  body: z._default(z.string(), ''),
  isBase64Encoded: z._default(z.boolean(), false),
})

/** API Gateway's HTTP API on this machine: payload format 2.0, routed by the functions' declarations to the deployed handlers. */
export function gateway(functions: readonly LocalFunction[]): (request: GatewayRequest) => Promise<GatewayResponse> {
  const routes = routesOf(functions)
  const document = functions.find(({ needs }) => needs.runs.documents)

  return async (request) => {
    for (const { method, path, handler } of routes) {
      const parameters = method === request.method ? matchRoute(path, request.path) : null
      if (parameters) return invoke(handler, payload(request, `${method} ${path}`, parameters))
    }
    if (!document) throw new Error('No function answers documents.')
    return invoke(document.handler, payload(request, '$default', {}))
  }
}

export type Route = { method: string; path: string; handler: ApiHandler }

/**
 * The routes that functions declare, the most specific first, as API Gateway chooses them.
 * @throws where two functions declare the same one.
 */
export function routesOf(functions: readonly LocalFunction[]): Route[] {
  const owners = new Map<string, string>()
  const routes = functions.flatMap(({ name, needs, handler }) => {
    const { http = [], paths = [] } = needs.runs
    // A function with limited concurrency handles one request at a time here.
    const limited = needs.maxConcurrency ? oneByOne(handler) : handler
    const own = [...http.map((row) => ({ path: row.path, methods: methodsOf(row) })), ...paths]
    return own.flatMap(({ path, methods }) =>
      methods.map((method) => {
        const route = `${method} ${path}`
        const other = owners.get(route)
        if (other) throw new Error(`${route} is declared by two functions: ${other} and ${name}.`)
        owners.set(route, name)
        return { method, path, handler: limited }
      }),
    )
  })
  return routes.sort((a, b) => specificity(a.path).localeCompare(specificity(b.path)))
}

/** By segment: fixed ones before captures, and those before the capture of all the rest. */
const specificity = (path: string): string =>
  path
    .split('/')
    .map((segment) => (segment.endsWith('+}') ? 2 : segment.startsWith('{') ? 1 : 0))
    .join('')

/** The captures of `{name}` segments, and of a last `{name+}` that takes all the rest, decoded as API Gateway does; null when the path is another's. */
export function matchRoute(pattern: string, path: string): Record<string, string> | null {
  const captures = matchPathPattern(pattern, path)
  return captures && Object.fromEntries(Object.entries(captures).map(([name, value]) => [name, decoded(value)]))
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

function payload(
  request: GatewayRequest,
  routeKey: string,
  pathParameters: Record<string, string>,
): APIGatewayProxyEventV2 {
  const now = new Date()
  const { cookie, ...headers } = request.headers
  const parameters = Map.groupBy(new URLSearchParams(request.query), ([name]) => name)
  const joined = Object.fromEntries(
    [...parameters].map(([name, all]) => [name, all.map(([, value]) => value).join(',')]),
  )
  return {
    version: '2.0',
    routeKey,
    rawPath: request.path,
    rawQueryString: request.query,
    headers,
    ...(cookie && { cookies: cookie.split('; ') }),
    ...(request.query && { queryStringParameters: joined }),
    ...(Object.keys(pathParameters).length > 0 && { pathParameters }),
    ...(request.body.length > 0 && { body: request.body.toString('base64') }),
    isBase64Encoded: request.body.length > 0,
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: request.headers.host ?? 'localhost',
      domainPrefix: 'local',
      http: {
        method: request.method,
        path: request.path,
        protocol: 'HTTP/1.1',
        sourceIp: request.sourceIp,
        userAgent: request.headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey,
      stage: '$default',
      time: now.toISOString(),
      timeEpoch: now.getTime(),
    },
  }
}

async function invoke(handler: ApiHandler, event: APIGatewayProxyEventV2): Promise<GatewayResponse> {
  const result = resultSchema.parse(await handler(event, lambdaContext(event.requestContext.requestId)))
  return {
    status: result.statusCode,
    headers: Object.fromEntries(
      Object.entries(result.headers).map(([key, value]) => [key.toLowerCase(), String(value)]),
    ),
    cookies: result.cookies,
    body: Buffer.from(result.body, result.isBase64Encoded ? 'base64' : 'utf8'),
  }
}

function lambdaContext(requestId: string): Context {
  const deadline = Date.now() + 10_000
  return {
    awsRequestId: requestId,
    callbackWaitsForEmptyEventLoop: false,
    functionName: 'local',
    functionVersion: '$LATEST',
    invokedFunctionArn: 'arn:aws:lambda:ap-southeast-2:000000000000:function:local',
    memoryLimitInMB: '1024',
    logGroupName: 'local',
    logStreamName: 'local',
    getRemainingTimeInMillis: () => deadline - Date.now(),
    done() {},
    fail() {},
    succeed() {},
  }
}
