import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { waitUntilReady } from './wait-until-ready.ts'

let folder: string
let cleanUp: (() => Promise<unknown>)[]
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ready-'))
  cleanUp = [() => rm(folder, { recursive: true })]
})
afterEach(async () => {
  for (const clean of cleanUp.reverse()) await clean()
})

/** An idle process, and a server at its address with this response. */
async function node(answer: (own: number) => RequestListener) {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
  const server = createServer(answer(child.pid ?? 0)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanUp.push(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    child.kill()
  })
  const log = join(folder, 'output.log')
  await writeFile(log, 'Address already in use\n')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, process: child, log, server }
}

const answersAs =
  (id: number): RequestListener =>
  ({ url }, response) =>
    response.end(JSON.stringify(url?.startsWith('/_nodes/_local/') ? { nodes: { some: { process: { id } } } } : {}))

test('a node is ready when its own process answers at its address', async () => {
  await waitUntilReady(await node(answersAs), 1)
})

const others: [string, () => RequestListener][] = [
  ['another OpenSearch', () => answersAs(process.pid)],
  ['what answers everything', () => (_, response) => response.end('{}')],
]
test.each(others)(
  '%s at its address is not accepted: the node’s end is reported, with its output',
  { tags: 'long' },
  async (_, answer) => {
    const own = await node(answer)
    const asked = new Promise<void>((resolve) => {
      let answered = 0
      own.server.on('request', () => ++answered === 4 && resolve())
    })
    const ready = waitUntilReady(own, 1)
    // Twice each of its two requests.
    await Promise.race([asked, ready])
    own.process.kill()
    await expect(ready).rejects.toThrow(
      `The node of ${own.url} ended while it started. Its output (${own.log}):\nAddress already`,
    )
  },
)

test('an aborted wait for a silent address ends', { tags: 'long' }, async () => {
  const own = await node(() => () => {})
  const asked = new AbortController()
  own.server.on('request', () => asked.abort(new Error('not wanted')))
  await expect(waitUntilReady(own, 1, asked.signal)).rejects.toThrow('not wanted')
})
