import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Listens on this machine only. Rejects with what to do when the port is taken or not ours to take. */
export async function listen(server: Server, port: number): Promise<AddressInfo> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, port)))
    server.listen(port, '127.0.0.1', resolve)
  })
  return server.address() as AddressInfo
}

function listenError(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return new Error(`Port ${port} is taken. Stop what uses it, or choose another with PORT=${port + 1}.`)
  if (error.code === 'EACCES') return new Error(`Port ${port} needs more rights. Choose one from 1024 with PORT=8080.`)
  return error
}

/** Lets requests that are under way end, for two seconds. */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeIdleConnections()
  const patience = setTimeout(() => server.closeAllConnections(), 2000)
  await closed
  clearTimeout(patience)
}
