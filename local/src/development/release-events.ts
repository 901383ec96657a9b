import type { IncomingMessage, ServerResponse } from 'node:http'

/** Sends each release and each build failure to open pages, as server-sent events. */
export type ReleaseEvents = {
  path: string
  listen(request: IncomingMessage, response: ServerResponse): void
  send(kind: 'release' | 'failure', text: string): void
}

export function releaseEvents(): ReleaseEvents {
  const listeners = new Set<ServerResponse>()
  return {
    path: '/dev/releases',
    listen(request, response) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
      response.write(': open\n\n')
      listeners.add(response)
      request.on('close', () => listeners.delete(response))
    },
    send(kind, text) {
      const data = text.split('\n').map((line) => `data: ${line}\n`)
      for (const response of listeners) response.write(`event: ${kind}\n${data.join('')}\n`)
    },
  }
}
