import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { ViewerEvent, ViewerRequestHandler, ViewerResponse } from '@forecourt/infra/load-edge-function'
import type { GatewayRequest, GatewayResponse } from '../gateway/gateway.ts'
import type { compressor } from './compression.ts'
import { readStatic, type StaticRoute } from './static-files.ts'

type Querystring = ViewerEvent['request']['querystring']

export type EdgeOptions = {
  /** The viewer-request function of the distribution, given the parameters of the distribution tenant that the host belongs to. */
  viewerRequest(parameters: ReadonlyMap<string, string>): ViewerRequestHandler
  tenantOf(host: string): string | null
  originSecret: string
  origin(request: GatewayRequest): Promise<GatewayResponse>
  statics: readonly StaticRoute[]
  compress: ReturnType<typeof compressor>
  /** Answers the bare host: the operator's page. */
  operator(request: GatewayRequest): Promise<GatewayResponse>
  log(message: string, error: unknown): void
}

const bodyLimit = 1_000_000

const bareHosts = ['localhost', '127.0.0.1', '[::1]']

/** The distribution on this machine: finds the tenant by host, runs the viewer-request function, then static files or the origin. */
export function edge(options: EdgeOptions): RequestListener {
  return (request, response) => {
    answer(options, request)
      .then((reply) => send(options, request, response, reply))
      .catch((error) => {
        options.log('The local edge failed', error)
        response.writeHead(502, { 'content-type': 'text/plain' }).end('The local edge failed; its log says why.')
      })
  }
}

type Reply = GatewayResponse & { cacheKey?: string }

async function answer(options: EdgeOptions, incoming: IncomingMessage): Promise<Reply> {
  const request = await readRequest(incoming)
  if (!request) return textReply(413, 'text/plain', 'The request is too large.')
  const host = hostName(request.headers.host ?? '')
  if (bareHosts.includes(host)) return options.operator(request)

  const slug = options.tenantOf(host)
  const handler = options.viewerRequest(new Map(slug ? [['tenant', slug]] : []))
  const outcome = await handler(viewerEvent(request))
  if ('statusCode' in outcome) return refusal(outcome)

  const path = outcome.uri
  const file =
    request.method === 'GET' || request.method === 'HEAD' ? await readStatic(options.statics, path) : undefined
  if (file === null) return textReply(404, 'text/plain', 'There is no such file.')
  if (file) return { status: 200, headers: file.headers, cookies: [], body: file.body, cacheKey: path }

  const passed = Object.fromEntries(Object.entries(outcome.headers).map(([name, { value }]) => [name, value]))
  return options.origin({
    ...request,
    path,
    query: queryText(outcome.querystring),
    headers: { 'x-amzn-trace-id': newTrace(), ...passed, 'x-origin-verify': options.originSecret },
  })
}

/** As AWS begins one: a format, the second, and 96 bits by chance. */
function newTrace(): string {
  const second = Math.floor(Date.now() / 1000).toString(16)
  return `Root=1-${second}-${randomBytes(12).toString('hex')};Parent=${randomBytes(8).toString('hex')};Sampled=1`
}

/** Without the port and the dot that may end a full name. */
const hostName = (host: string): string => host.toLowerCase().replace(/\.?(:\d+)?$/, '')

function refusal({ statusCode, headers = {}, body }: ViewerResponse): Reply {
  const plain = Object.fromEntries(Object.entries(headers).map(([name, { value }]) => [name, value]))
  return { status: statusCode, headers: plain, cookies: [], body: Buffer.from(body?.data ?? '') }
}

const textReply = (status: number, type: string, text: string): Reply => ({
  status,
  headers: { 'content-type': type, 'cache-control': 'no-store' },
  cookies: [],
  body: Buffer.from(text),
})

async function readRequest(incoming: IncomingMessage): Promise<GatewayRequest | null> {
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

function viewerEvent(request: GatewayRequest): ViewerEvent {
  return {
    version: '1.0',
    context: { requestId: randomUUID() },
    viewer: { ip: request.sourceIp },
    request: {
      method: request.method,
      uri: request.path,
      querystring: edgeQuery(request.query),
      headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, { value }])),
      cookies: {},
    },
  }
}

/** By name, with names and values as they stand in the address: CloudFront decodes neither. */
function edgeQuery(query: string): Querystring {
  const values = new Map<string, { value: string }[]>()
  for (const pair of query.split('&').filter(Boolean)) {
    const [name = '', ...rest] = pair.split('=')
    values.set(name, [...(values.get(name) ?? []), { value: rest.join('=') }])
  }
  const entries = [...values].map(([name, all]) => [
    name,
    { value: all.at(-1)?.value ?? '', ...(all.length > 1 && { multiValue: all }) },
  ])
  return Object.fromEntries(entries)
}

const queryText = (query: Querystring): string =>
  Object.entries(query)
    .flatMap(([name, { value, multiValue = [{ value }] }]) => multiValue.map((each) => `${name}=${each.value}`))
    .join('&')

async function send(
  options: EdgeOptions,
  request: IncomingMessage,
  response: ServerResponse,
  reply: Reply,
): Promise<void> {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const { body, encoding } = await options.compress(
    reply.body,
    reply.headers['content-type'] ?? '',
    accepted,
    reply.cacheKey,
  )
  response.writeHead(reply.status, {
    ...reply.headers,
    ...(encoding && { 'content-encoding': encoding, vary: 'accept-encoding' }),
    ...(reply.cookies.length > 0 && { 'set-cookie': reply.cookies }),
    'content-length': body.length,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}
