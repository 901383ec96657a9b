import { createServer } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerClientErrors, closeServer, listen } from './http-server.ts'

const server = createServer((_, response) => void response.end('read'))
let port: number
beforeAll(async () => {
  answerClientErrors(server)
  port = (await listen(server, 0)).port
})
afterAll(() => closeServer(server))

async function send(request: string, to = port): Promise<string> {
  const socket = connect(to, '127.0.0.1')
  socket.write(request)
  return text(socket)
}
const ask = (firstLine: string, header = 'Connection: close') =>
  send(`${firstLine}\r\nHost: site.localhost\r\nConnection: close\r\n${header}\r\n\r\n`)

test('an address or cookies that are too long to be read get a page that says both, and no other does', async () => {
  const makes = Array.from({ length: 3000 }, (_, index) => `make=v${index}`).join('&')
  const cookies = `Cookie: ${Array.from({ length: 3000 }, (_, index) => `c${index}=v`).join('; ')}`
  for (const answer of [await ask(`GET /search/?${makes} HTTP/1.1`), await ask('GET / HTTP/1.1', cookies)]) {
    expect(answer).toMatch(/^HTTP\/1\.1 431 /)
    expect(answer).toMatch(/<h1>This request is too long<\/h1><p>Its address, or this site’s cookies /)
  }
  expect(await ask('GET /search/?make=v HTTP/1.1')).toMatch(/read$/)
})

test('an unreadable request is answered with 400', async () => {
  expect(await ask('nonsense')).toMatch(/^HTTP\/1\.1 400 .*This is no request that can be read\.$/s)
})

test('an unfinished request is answered with a timeout', async () => {
  const patience = { headersTimeout: 20, requestTimeout: 20, connectionsCheckingInterval: 10 }
  const hasty = createServer(patience, (_, response) => void response.end('read'))
  answerClientErrors(hasty)
  const address = await listen(hasty, 0)
  const answer = await send('GET / HTTP/1.1\r\nHost: site.localhost\r\n', address.port)
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n.* did not come to its end in time\.$/s)
  await closeServer(hasty)
})
