import type { APIGatewayProxyEventV2, Context } from 'aws-lambda'
import { testOriginSecret } from './local-tables.ts'

export type TestRequest = {
  path: string
  query?: string
  method?: string
  tenant?: string
  /** What the edge sends to prove itself; null leaves the header out. */
  secret?: string | null
  params?: Record<string, string>
  /** The path of the route that the gateway matched, where one function has several. */
  route?: string
  body?: string
}

/** A request as API Gateway hands it to a function behind the edge (HTTP API, payload 2.0). */
export function httpEvent(request: TestRequest): APIGatewayProxyEventV2 {
  const { path, query = '', method = 'GET', tenant, secret = testOriginSecret, params, route, body } = request
  const routeKey = route === undefined ? '$default' : `${method} ${route}`
  return {
    version: '2.0',
    routeKey,
    rawPath: path,
    rawQueryString: query,
    headers: {
      host: 'origin.example',
      'x-amzn-trace-id': 'Root=1-5759e988-bd862e3fe1be46a994272793',
      ...(tenant !== undefined && { 'x-tenant': tenant }),
      ...(secret !== null && { 'x-origin-verify': secret }),
    },
    ...(params && { pathParameters: params }),
    ...(body !== undefined && { body }),
    requestContext: {
      accountId: '0',
      apiId: 'test',
      domainName: 'origin.example',
      domainPrefix: 'test',
      http: { method, path, protocol: 'HTTP/1.1', sourceIp: '203.0.113.7', userAgent: 'test' },
      requestId: 'request-1',
      routeKey,
      stage: '$default',
      time: '',
      timeEpoch: 0,
    },
    isBase64Encoded: false,
  }
}

export const lambdaContext = (): Context => ({
  awsRequestId: 'invocation-1',
  callbackWaitsForEmptyEventLoop: false,
  functionName: 'test',
  functionVersion: '1',
  invokedFunctionArn: 'arn:aws:lambda:ap-southeast-2:0:function:test',
  memoryLimitInMB: '1024',
  logGroupName: 'test',
  logStreamName: 'test',
  getRemainingTimeInMillis: () => 10_000,
  done() {},
  fail() {},
  succeed() {},
})
