import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFront } from './start-front.ts'

const inner = createServer(async (incoming, outgoing) => {
  if (incoming.url === '/abandoned') return outgoing.destroy()
  const { host, cookie, connection } = incoming.headers
  const body = await text(incoming)
  outgoing.writeHead(201, { 'set-cookie': ['a=1', 'b=2'], 'content-type': 'application/json' })
  outgoing.end(JSON.stringify({ method: incoming.method, url: incoming.url, host, cookie, connection, body }))
})
let front: Awaited<ReturnType<typeof startFront>>
const innerPort = () => (inner.address() as AddressInfo).port

beforeAll(async () => {
  await once(inner.listen(0, '127.0.0.1'), 'listening')
  front = await startFront({ port: 0, innerPort: innerPort() })
})
afterAll(async () => {
  await front.close()
  inner.close()
  inner.closeAllConnections()
})

async function ask(path: string, options: { method?: string; headers?: Record<string, string>; body?: string } = {}) {
  const { body, ...rest } = options
  const [answer] = await once(request({ port: front.port, path, agent: false, ...rest }).end(body), 'response')
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
}

test('requests and answers pass as they are', async () => {
  const headers = { host: 'site.localhost', cookie: 'c=3; d=4' }
  const { status, headers: answered, body } = await ask('/a%20b?q=%C3%A9', { method: 'POST', headers, body: 'sent' })
  expect({ status, cookies: answered['set-cookie'] }).toEqual({ status: 201, cookies: ['a=1', 'b=2'] })
  expect(JSON.parse(body)).toEqual({
    ...headers,
    method: 'POST',
    url: '/a%20b?q=%C3%A9',
    connection: 'keep-alive',
    body: 'sent',
  })
  expect(await ask('/', { method: 'HEAD' })).toMatchObject({ status: 201, body: '' })
})

/** Asks 60 times at once, and ends when 30 were refused: those that run get no answer. */
const crowd = `
  let refused = 0
  for (let asked = 0; asked < 60; asked++)
    require('node:http').get({ port: process.argv[1], path: '/', agent: false }, ({ statusCode }) => {
      if (statusCode === 503 && ++refused === 30) process.exit()
    })`

test('too many are refused while the process that renders is busy', { tags: 'long' }, () => {
  execFileSync(process.execPath, ['-e', crowd, String(front.port)], { timeout: 30_000 })
})

test('an inner server that gives up is a 502', async () => {
  expect(await ask('/abandoned')).toMatchObject({ status: 502 })
})

test('a taken port is reported with what to do', { tags: 'long' }, async () => {
  await expect(startFront({ port: front.port, innerPort: innerPort() })).rejects.toThrow(
    `Port ${front.port} is taken. Stop what uses it, or choose another with PORT=${front.port + 1}.`,
  )
})
