import type { RequestListener, ServerResponse } from 'node:http'

/** One process makes some hundred pages a second: of as many as these, the last is answered within half a second. */
const maxRunning = 48

const files = /^\/(?:assets|remotes)\//

/**
 * Answers 503 at once to reads that would wait too long, and serves the rest. Files are read in no time, and what a shopper has
 * sent is not refused.
 */
export function shedLoad(serve: RequestListener, max = maxRunning): RequestListener {
  let running = 0
  return (request, response) => {
    const { method = 'GET', url = '' } = request
    if (files.test(url) || (method !== 'GET' && method !== 'HEAD')) return serve(request, response)
    if (running >= max) return refuse(response)
    running += 1
    response.once('close', () => {
      running -= 1
    })
    serve(request, response)
  }
}

const busy = 'This machine has more requests than it can answer. Try again in a moment.'

function refuse(response: ServerResponse): void {
  const headers = { 'content-type': 'text/plain', 'cache-control': 'no-store', 'retry-after': '1' }
  response.writeHead(503, { ...headers, 'content-length': busy.length }).end(busy)
}
