import { once } from 'node:events'
import { createServer } from 'node:net'

/** Where nodes speak to each other: so far above the port of each. */
const transportOffset = 1000

/** OpenSearch listens on both, and on neither where one is taken. */
const loopbacks = ['127.0.0.1', '::1']

/** Whether somebody listens on a port of this machine. */
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
    // A machine without IPv6 has no such address, which nobody can have taken.
    return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  }
}

/** The port that nodes speak to each other by, of the node that answers on this one. */
export const transportPort = (port: number): number => port + transportOffset

/** The first port that is taken of all that a cluster of this size needs from this one on. */
export async function findTakenPort(first: number, size: number): Promise<number | undefined> {
  const own = Array.from({ length: size }, (_, index) => first + index)
  const all = [...own, ...own.map(transportPort)]
  const taken = await Promise.all(all.map(isTaken))
  return all.find((_, index) => taken[index])
}

/** The first of so many free ports side by side, all of them below the ports that connections take for themselves. */
export async function freePort(size = 1): Promise<number> {
  for (let port = 9600; port < 9700; port += size) if ((await findTakenPort(port, size)) === undefined) return port
  throw new Error(`No ${size} ports side by side from 9600 to 9699 are free.`)
}
