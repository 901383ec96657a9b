import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export type LocalServer = {
  /** Without a slash at its end. */
  url: string
  close(): void
}

/** For tests: a server on a free port of this machine, in the place of what a function talks to. */
export async function startLocalServer(answer: RequestListener): Promise<LocalServer> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
