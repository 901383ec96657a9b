import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Listens on this machine only. Rejects with what to do when the port is taken or forbidden. */
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

const tooLong =
  '<!doctype html><html lang="en-AU"><meta charset="utf-8"><title>This request is too long</title>' +
  '<meta name="viewport" content="width=device-width,initial-scale=1"><style>:root{color-scheme:light dark;font:1.0625rem/1.5 system-ui}' +
  'body{margin:0;min-height:90vh;display:grid;place-content:center;padding:1.5rem}</style>' +
  '<main><h1>This request is too long</h1><p>Its address, or this site’s cookies with it, are more than can be read. <a href="/">Go to the home page</a></p>' +
  '<p>If that says the same, delete this site’s cookies.</p></main></html>'

/** The answers to Node's error codes. Node counts the address and all headers together. */
const unreadable: Record<string, readonly [status: string, type: string, body: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'text/html', tooLong],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'text/plain', 'This request did not come to its end in time.'],
}

/** Answers unreadable requests with a page in place of Node's empty body. */
export function answerClientErrors(server: Server): void {
  server.on('clientError', ({ code }: NodeJS.ErrnoException, socket) => {
    if (code === 'ECONNRESET' || !socket.writable) return socket.destroy()
    const [status, type, body] = unreadable[code ?? ''] ?? [
      '400 Bad Request',
      'text/plain',
      'This is no request that can be read.',
    ]
    const head = [
      `HTTP/1.1 ${status}`,
      `content-type: ${type}; charset=utf-8`,
      `content-length: ${Buffer.byteLength(body)}`,
    ]
    socket.end([...head, 'cache-control: no-store', 'connection: close', '', body].join('\r\n'))
  })
}

/** Waits two seconds for running requests. */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeIdleConnections()
  const patience = setTimeout(() => server.closeAllConnections(), 2000)
  await closed
  clearTimeout(patience)
}
