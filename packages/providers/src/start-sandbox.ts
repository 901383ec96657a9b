import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Sandbox } from './sandbox-server.ts'

/** Serves a sandbox on this machine only. Port 0 takes a free one. `close` also ends the connections that a fault holds. */
export async function startSandbox(sandbox: Sandbox, port = 0): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => sandbox.listener(request, response))
  const { promise: listening, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', reject).listen(port, '127.0.0.1', resolve)
  await listening
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      const { promise: closed, resolve: onClosed } = Promise.withResolvers<void>()
      server.close(() => onClosed())
      server.closeAllConnections()
      await closed
    },
  }
}
