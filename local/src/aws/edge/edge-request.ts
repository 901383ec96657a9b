import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { ViewerEvent, ViewerRequest } from '@forecourt/infra/load-edge-function'
import type { GatewayRequest } from '../gateway/gateway.ts'

type Querystring = ViewerRequest['querystring']

const bodyLimit = 1_000_000

/** The received request; null if its body exceeds 1 MB. */
export async function readRequest(incoming: IncomingMessage): Promise<GatewayRequest | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming) {
    size += chunk.length
    if (size > bodyLimit) return null
    chunks.push(chunk)
  }
  const [path = '/', ...rest] = (incoming.url ?? '/').split('?')
  const headers = Object.entries(incoming.headers).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(',') : (value ?? ''),
  ])
  return {
    method: incoming.method ?? 'GET',
    path,
    query: rest.join('?'),
    headers: Object.fromEntries(headers),
    body: Buffer.concat(chunks),
    sourceIp: incoming.socket.remoteAddress ?? '',
  }
}

/** The viewer-request function's event, with cookies apart from the headers, as in CloudFront. */
export function viewerEvent(request: GatewayRequest): ViewerEvent {
  const { cookie = '', ...headers } = request.headers
  return {
    version: '1.0',
    context: { requestId: randomUUID() },
    viewer: { ip: request.sourceIp },
    request: {
      method: request.method,
      uri: request.path,
      querystring: pairs(request.query, '&'),
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, { value }])),
      cookies: pairs(cookie, ';'),
    },
  }
}

/** The origin's request from the viewer-request function's result. */
export function originRequest(request: GatewayRequest, left: ViewerRequest, originSecret: string): GatewayRequest {
  const cookie = joined(left.cookies, '; ')
  const headers = Object.fromEntries(Object.entries(left.headers).map(([name, { value }]) => [name, value]))
  return {
    ...request,
    path: left.uri,
    query: joined(left.querystring, '&'),
    headers: {
      'x-amzn-trace-id': newTrace(),
      ...headers,
      ...(cookie && { cookie }),
      'x-origin-verify': originSecret,
    },
  }
}

/** By name, with names and values as they are in the request: CloudFront decodes neither. */
function pairs(text: string, separator: '&' | ';'): Querystring {
  const values = new Map<string, { value: string }[]>()
  for (const pair of text.split(separator)) {
    const [name = '', ...rest] = pair.trim().split('=')
    if (pair.trim() === '') continue
    values.set(name, [...(values.get(name) ?? []), { value: rest.join('=') }])
  }
  const entries = [...values].map(([name, all]) => [
    name,
    { value: all.at(-1)?.value ?? '', ...(all.length > 1 && { multiValue: all }) },
  ])
  return Object.fromEntries(entries)
}

const joined = (parameters: Querystring, separator: string): string =>
  Object.entries(parameters)
    .flatMap(([name, { value, multiValue = [{ value }] }]) => multiValue.map((each) => `${name}=${each.value}`))
    .join(separator)

/** In AWS's format: a version, the second, and 96 random bits. */
function newTrace(): string {
  const second = Math.floor(Date.now() / 1000).toString(16)
  return `Root=1-${second}-${randomBytes(12).toString('hex')};Parent=${randomBytes(8).toString('hex')};Sampled=1`
}
