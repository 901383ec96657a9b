import { Agent, get } from 'node:http'

type Reply = { status: number; retryAfter: string | undefined; ms: number }

export type Replies = { served: number[]; refused: number[]; wrong: number }

type Load = { addresses: readonly string[]; connections: number; seconds: number }

/** One request as a browser sends it; its body is read, and not unpacked. */
function ask(address: string, agent: Agent): Promise<Reply> {
  const { host, port, pathname, search } = new URL(address)
  const headers = { host, 'accept-encoding': 'gzip, deflate, br' }
  const sentAt = performance.now()
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: pathname + search, headers, agent }, (incoming) => {
      const { statusCode: status = 0, headers } = incoming
      incoming.on('end', () => resolve({ status, retryAfter: headers['retry-after'], ms: performance.now() - sentAt }))
      incoming.on('error', reject).resume()
    }).on('error', reject)
  })
}

/**
 * Each connection asks for the next address as soon as it has its answer, also when it was asked to wait. Resolves with the
 * milliseconds of what was served and of what was refused as it should be, and how many answers were neither.
 */
export async function askWithoutPause({ addresses, connections, seconds }: Load): Promise<Replies> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const until = performance.now() + seconds * 1000
  const replies: Replies = { served: [], refused: [], wrong: 0 }
  let asked = 0
  const connection = async () => {
    while (performance.now() < until) {
      const address = addresses[asked++ % addresses.length] ?? ''
      const reply = await ask(address, agent).catch(() => undefined)
      if (reply?.status === 200) replies.served.push(reply.ms)
      else if (reply?.status === 503 && reply.retryAfter) replies.refused.push(reply.ms)
      else replies.wrong += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, connection))
  agent.destroy()
  return replies
}
