import http from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { ProviderError } from '../provider-error.ts'

/** The answer's body is not used. Some of it is read for a while, so that the target sees its answer received. */
const maxResponseBytes = 64 * 1024
const maxReadMs = 1000

export type PostRequest = {
  url: URL
  headers: Record<string, string>
  body: string
  /** Left out for allowed hosts. */
  lookup?: LookupFunction
}

export type PostResponse = { status: number; retryAfter: string | undefined }

/**
 * One POST on a connection of its own: a kept connection would skip the check of the address. Node follows no redirects.
 * request-filtering-agent would be a dependency for the `lookup` alone: it has no check of ports, schemes and credentials, allows
 * hosts by address only, and lets IPv4-compatible addresses pass.
 */
export function postOnce(request: PostRequest, signal: AbortSignal): Promise<PostResponse> {
  const { url, headers, body, lookup } = request
  const { promise, resolve, reject } = Promise.withResolvers<PostResponse>()
  const send = url.protocol === 'https:' ? https.request : http.request
  const outgoing = send(url, { method: 'POST', headers, agent: false, signal, ...(lookup && { lookup }) })
  outgoing.on('error', (error) => reject(toError(error, url.host)))
  outgoing.on('response', (incoming) => {
    // Its status is the answer: a body that never ends would be a failure, and the target got the request.
    resolve({ status: incoming.statusCode ?? 0, retryAfter: incoming.headers['retry-after'] })
    drain(incoming)
  })
  // Node reports a switch of protocols through an event of its own.
  outgoing.on('upgrade', (_, socket) => {
    socket.destroy()
    reject(new ProviderError('malformed', `${url.host} answered 101.`))
  })
  outgoing.end(body)
  return promise
}

function drain(incoming: http.IncomingMessage): void {
  let receivedBytes = 0
  const timer = setTimeout(() => incoming.destroy(), maxReadMs).unref()
  incoming.on('data', (chunk: Buffer) => {
    receivedBytes += chunk.length
    if (receivedBytes > maxResponseBytes) incoming.destroy()
  })
  incoming.on('close', () => clearTimeout(timer))
  incoming.on('error', () => {})
}

/** Node's messages hold addresses, so only codes are passed on. */
function toError(error: NodeJS.ErrnoException, host: string): ProviderError {
  if (error instanceof ProviderError) return error
  const code = error.code ?? error.name
  if (code.startsWith('HPE_')) return new ProviderError('malformed', `${host} answered what is not HTTP (${code}).`)
  return new ProviderError('unavailable', `${host} cannot be reached (${code}).`)
}
