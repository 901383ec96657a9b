import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { withEdgeHeaders } from '@forecourt/infra/edge/security-headers'
import type { ViewerRequestHandler, ViewerResponse } from '@forecourt/infra/load-edge-function'
import type { GatewayRequest, GatewayResponse } from '../gateway/gateway.ts'
import type { compressor } from './compression.ts'
import type { Origin } from './edge-cache.ts'
import { originRequest, readRequest, viewerEvent } from './edge-request.ts'
import { readStatic, type StaticFile, type StaticRoute } from './static-files.ts'

export type EdgeOptions = {
  /** The viewer-request function of the distribution, given the parameters of the distribution tenant that the host belongs to. */
  viewerRequest(parameters: ReadonlyMap<string, string>): ViewerRequestHandler
  tenantOf(host: string): string | null
  originSecret: string
  /** Behind the cache, if there is one. */
  origin: Origin
  statics: readonly StaticRoute[]
  compress: ReturnType<typeof compressor>
  /** Answers the bare host: the operator's page. */
  operator(request: GatewayRequest): Promise<GatewayResponse>
  log(message: string, error: unknown): void
}

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
  const reply: Reply =
    file === undefined
      ? await options.origin(originRequest(request, outcome, options.originSecret))
      : fileReply(path, file)
  return { ...reply, headers: withEdgeHeaders(path, reply.headers) }
}

const fileReply = (path: string, file: StaticFile | null): Reply =>
  file
    ? { status: 200, headers: file.headers, cookies: [], body: file.body, cacheKey: path }
    : textReply(404, 'text/plain', 'There is no such file.')

/** The host without port and trailing dot. */
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
