import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { defaultMaxBodyBytes } from '@forecourt/contracts/endpoints/endpoint'
import { endpoints } from '@forecourt/contracts/endpoints/endpoints'
import type { ViewerEvent, ViewerRequest } from '@forecourt/infra/load-edge-function'
import { type GatewayRequest, matchRoute } from '../gateway/gateway.ts'

type Querystring = ViewerRequest['querystring']

const bodyLimit = 1_000_000

/** Bytes of a body that are read for an address: what its endpoint takes. */
function maxBytesOf(method: string, path: string): number {
  const row = endpoints.find((row) => row.method === method && matchRoute(row.path, path))
  return row ? (row.maxBodyBytes ?? defaultMaxBodyBytes) : bodyLimit
}

/** The bytes of a body; null if they exceed 1 MB. */
async function readBody(incoming: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming) {
    size += chunk.length
    if (size > bodyLimit) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/**
 * The received request; null if its body exceeds 1 MB. One that declares more than its endpoint takes is passed on without its
 * body, which is not waited for: the endpoint refuses what is declared.
 */
export async function readRequest(incoming: IncomingMessage): Promise<GatewayRequest | null> {
  const [path = '/', ...rest] = (incoming.url ?? '/').split('?')
  const { method = 'GET' } = incoming
  const isTooLong = Number(incoming.headers['content-length'] ?? 0) > maxBytesOf(method, path)
  const body = isTooLong ? Buffer.alloc(0) : await readBody(incoming)
  if (!body) return null
  const headers = Object.entries(incoming.headers).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(',') : (value ?? ''),
  ])
  return {
    method,
    path,
    query: rest.join('?'),
    headers: Object.fromEntries(headers),
    body,
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
  const given = text
    .split(separator)
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', ...rest] = pair.split('=')
      return { name, value: rest.join('=') }
    })
  const values = Map.groupBy(given, ({ name }) => name)
  const entries = [...values].map(([name, pairs]) => {
    const all = pairs.map(({ value }) => ({ value }))
    return [name, { value: all.at(-1)?.value ?? '', ...(all.length > 1 && { multiValue: all }) }]
  })
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
