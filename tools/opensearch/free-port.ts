import { once } from 'node:events'
import { createServer } from 'node:net'

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  // Waiting for it to listen rejects where the port is taken.
  const isListening = await once(server, 'listening').then(
    () => true,
    () => false,
  )
  if (isListening) await new Promise((resolve) => server.close(resolve))
  return isListening
}

/** The first of so many free ports side by side, whose neighbours 1,000 above are below the ports that connections take for themselves. */
export async function freePort(size = 1): Promise<number> {
  for (let port = 9600; port < 9700; port += size) {
    const own = await Promise.all(Array.from({ length: size }, (_, index) => isFree(port + index)))
    if (own.every(Boolean)) return port
  }
  throw new Error(`No ${size} ports side by side from 9600 to 9699 are free.`)
}
