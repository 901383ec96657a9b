import { once } from 'node:events'
import { Agent, createServer, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shedLoad } from './shed-load.ts'

const waiting: ServerResponse[] = []
const delayMs = 100
const server = createServer(
  shedLoad((_, response) => void waiting.push(response), { min: 2, max: 2, targetMs: 500, delayMs }),
)
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'))
afterAll(() => void server.close())

async function ask(path: string, method = 'GET', agent: Agent | false = false) {
  const { port } = server.address() as AddressInfo
  const asked = request({ port, path, method, agent }).end()
  const [response] = await once(asked, 'response')
  return { status: response.statusCode, retryAfter: response.headers['retry-after'], body: await text(response) }
}
const running = (count: number) => expect.poll(() => waiting.length).toBe(count)
const finish = () => {
  for (const response of waiting.splice(0)) response.end('made')
}

test('past its limit a read is refused at once, and the others are served', { tags: 'long' }, async () => {
  const first = [ask('/'), ask('/search')]
  await running(2)
  expect(await ask('/')).toMatchObject({ status: 503, retryAfter: '1' })

  const spared = [ask('/assets/main.js'), ask('/_site/settings-1.json'), ask('/api/leads', 'POST')]
  await running(5)
  finish()
  for (const answer of await Promise.all([...first, ...spared]))
    expect(answer).toMatchObject({ status: 200, body: 'made' })
})

test('a request that is given up makes room', { tags: 'long' }, async () => {
  const { port } = server.address() as AddressInfo
  const givenUp = request({ port, path: '/', agent: false })
  givenUp.on('error', () => {}).end()
  await running(1)
  const kept = ask('/')
  await running(2)
  const closed = once(waiting[0] ?? givenUp, 'close')
  givenUp.destroy()
  await closed
  const next = ask('/')
  await running(3)
  finish()
  for (const answer of await Promise.all([kept, next])) expect(answer).toMatchObject({ status: 200 })
})

test('a connection that asks again at once waits, and is served if there is room by then', {
  tags: 'long',
}, async () => {
  const first = [ask('/'), ask('/search')]
  await running(2)
  const impatient = new Agent({ keepAlive: true, maxSockets: 1 })
  expect(await ask('/', 'GET', impatient)).toMatchObject({ status: 503 })

  const askedAt = performance.now()
  expect(await ask('/', 'GET', impatient)).toMatchObject({ status: 503 })
  expect(performance.now() - askedAt).toBeGreaterThanOrEqual(delayMs - 1)

  const third = ask('/', 'GET', impatient)
  const file = ask('/assets/main.js')
  await running(3)
  finish()
  for (const answer of await Promise.all([...first, file])) expect(answer).toMatchObject({ status: 200 })
  await running(1)
  finish()
  expect(await third).toMatchObject({ status: 200 })
  impatient.destroy()
})
