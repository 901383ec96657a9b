import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { failureText } from './failure-text.ts'

test('a connection that is refused means that the platform was stopped, and the way out is told', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  const [error] = await once(connect(port, '127.0.0.1').unref(), 'connect').catch((reason) => [reason])
  expect(error).toHaveProperty('code', 'ECONNREFUSED')
  expect(failureText(error)).toBe('The platform was stopped. What landed stays; run the same command again.')
})

test('any other failure speaks for itself', () => {
  expect(failureText(new Error('There is no file feed.csv.'))).toBe('There is no file feed.csv.')
})
