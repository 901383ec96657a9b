import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import type { LocalServer } from './local-server.ts'

/** For tests: a server that takes connections and never answers, as a table does in the worst kind of outage. */
export async function startHangingServer(): Promise<LocalServer> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
