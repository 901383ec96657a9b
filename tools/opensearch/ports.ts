import { once } from 'node:events'
import { createServer } from 'node:net'

/** The offset of the ports for traffic between nodes. */
const transportOffset = 1000

/** OpenSearch listens on both addresses, and on neither if one is taken. */
const loopbacks = ['127.0.0.1', '::1']

/** Whether a port of this machine is taken. */
async function isTaken(port: number): Promise<boolean> {
  const taken = await Promise.all(loopbacks.map((host) => isTakenAt(host, port)))
  return taken.includes(true)
}

async function isTakenAt(host: string, port: number): Promise<boolean> {
  const server = createServer().listen(port, host)
  try {
    await once(server, 'listening')
    await new Promise((resolve) => server.close(resolve))
    return false
  } catch (error) {
    // Without IPv6 the address does not exist, so its port is free.
    return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  }
}

/** A node's port for traffic between nodes. */
export const transportPort = (port: number): number => port + transportOffset

/** The first taken port of all that a cluster of this size needs from this one on. */
export async function findTakenPort(first: number, size: number): Promise<number | undefined> {
  const own = Array.from({ length: size }, (_, index) => first + index)
  const all = [...own, ...own.map(transportPort)]
  const taken = await Promise.all(all.map(isTaken))
  return all.find((_, index) => taken[index])
}

/** The first of a range of free ports, below the system's ephemeral ports. */
export async function freeClusterPort(size = 1): Promise<number> {
  for (let port = 9600; port < 9700; port += size) if ((await findTakenPort(port, size)) === undefined) return port
  throw new Error(`There are no ${size} adjacent free ports from 9600 to 9699.`)
}
