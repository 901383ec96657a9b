import type { RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { adaptiveLimit, type LimitOptions } from './adaptive-limit.ts'

/** A page takes 20 ms of the process: of the fewest, the last is answered within half a second. */
const limits: LimitOptions = { min: 12, max: 48, targetMs: 350 }

const retryAfterMs = 1000

/**
 * Some hundred clients that ask again at once would take all of the process for refusals: of 400, pages were served after 5 s. Each of
 * them costs five a second this way.
 */
const impatientDelayMs = 200

const defaults: ShedOptions = { ...limits, delayMs: impatientDelayMs }

const files = /^\/(?:assets|remotes|media|_site)\//

type ShedOptions = LimitOptions & { delayMs: number }

/**
 * Answers 503 at once to reads that would wait too long, and serves the rest. Files and pictures are read in no time, and what a
 * shopper has sent is not refused. A connection that was refused and asks again before `retry-after` is over waits for its answer.
 */
export function shedLoad(serve: RequestListener, { delayMs, ...limits }: ShedOptions = defaults): RequestListener {
  const refusedAtMs = new WeakMap<Socket, number>()
  const limit = adaptiveLimit(limits)
  let running = 0

  const decide: RequestListener = (request, response) => {
    if (response.closed) return
    if (running >= limit.current()) {
      refusedAtMs.set(request.socket, performance.now())
      return refuse(response)
    }
    running += 1
    const sinceMs = performance.now()
    response.once('close', () => {
      limit.note(performance.now() - sinceMs, running)
      running -= 1
    })
    serve(request, response)
  }

  return (request, response) => {
    const { method = 'GET', url = '' } = request
    if (files.test(url) || (method !== 'GET' && method !== 'HEAD')) return serve(request, response)
    const sinceMs = performance.now() - (refusedAtMs.get(request.socket) ?? Number.NEGATIVE_INFINITY)
    if (sinceMs < retryAfterMs) setTimeout(decide, delayMs, request, response)
    else decide(request, response)
  }
}

const busy = 'This machine has more requests than it can answer. Try again in a moment.'

function refuse(response: ServerResponse): void {
  const headers = {
    'content-type': 'text/plain',
    'cache-control': 'no-store',
    'retry-after': String(retryAfterMs / 1000),
  }
  response.writeHead(503, { ...headers, 'content-length': busy.length }).end(busy)
}
