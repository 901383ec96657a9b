import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export type StepProxy = { url: string; close(): void }

/**
 * Passes requests on, and calls `afterStep` once one that changes something was done, before its answer goes back: who is killed then has
 * done it and does not know.
 */
export async function startStepProxy(
  target: string,
  changes: (request: { method: string; path: string; action: string }) => boolean,
  afterStep: () => Promise<void>,
): Promise<StepProxy> {
  const server = createServer(async (request, response) => {
    const { method = 'GET', url: path = '/', headers } = request
    try {
      const body = await buffer(request)
      const { host: _, connection: __, 'content-length': ___, ...passed } = headers
      const answer = await fetch(target + path, {
        method,
        headers: passed as Record<string, string>,
        ...(body.length > 0 && { body: new Uint8Array(body) }),
      })
      const bytes = Buffer.from(await answer.arrayBuffer())
      const action = String(headers['x-amz-target'] ?? '').split('.')[1] ?? ''
      if (changes({ method, path, action })) await afterStep()
      const kept = [...answer.headers].filter(([name]) => !['content-encoding', 'content-length'].includes(name))
      response.writeHead(answer.status, Object.fromEntries(kept)).end(bytes)
    } catch {
      // Who asked was killed, or the target ends.
      response.destroy()
    }
  })
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
