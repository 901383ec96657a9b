import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Where a worker's tests serve their pages, one after the other: with the same origin the browser keeps the files that it has. */
export type PageAddress = {
  origin: string
  /** Answers from now on; without a listener every connection is closed. */
  answerBy(listener?: RequestListener): void
}

export async function openAddress(): Promise<PageAddress> {
  let current: RequestListener | undefined
  const server = createServer((request, response) => {
    if (current) current(request, response)
    else response.destroy()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // The worker ends while it is open.
  server.unref()
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    answerBy(listener) {
      current = listener
      if (!listener) server.closeAllConnections()
    },
  }
}
