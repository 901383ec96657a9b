import { createServer } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerUnreadable, closeServer, listen } from './http-server.ts'

const server = createServer((_, response) => void response.end('read'))
let port: number
beforeAll(async () => {
  answerUnreadable(server)
  port = (await listen(server, 0)).port
})
afterAll(() => closeServer(server))

async function ask(firstLine: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(`${firstLine}\r\nHost: site.localhost\r\nConnection: close\r\n\r\n`)
  return text(socket)
}

test('an address that is too long to be read gets a page that says so, and no other does', async () => {
  const makes = Array.from({ length: 3000 }, (_, index) => `make=v${index}`).join('&')
  const answer = await ask(`GET /search/?${makes} HTTP/1.1`)
  expect(answer).toMatch(/^HTTP\/1\.1 431 /)
  expect(answer).toContain('<h1>This address is too long</h1>')
  expect(await ask('GET /search/?make=v HTTP/1.1')).toMatch(/read$/)
})

test('what is no request is told that it is none', async () => {
  expect(await ask('nonsense')).toMatch(/^HTTP\/1\.1 400 .*This is no request that can be read\.$/s)
})
