import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openCloud } from './open-cloud.ts'
import { findPython } from './python.ts'

const open = (port = 0) => openCloud({ port, folder: tmpdir(), say: () => {} })

/** Something that listens until the test is over. */
async function listening(answer: RequestListener): Promise<number> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

test('an address outside this machine is rejected: stacks are destroyed there afterwards', async () => {
  vi.stubEnv('AWS_ENDPOINT_URL', 'https://dynamodb.ap-southeast-2.amazonaws.com')
  await expect(open()).rejects.toThrow('it must be a cloud on this machine')
})

test('an unreachable address is reported', async () => {
  vi.stubEnv('AWS_ENDPOINT_URL', 'http://127.0.0.1:1')
  await expect(open()).rejects.toThrow('Nothing answers at AWS_ENDPOINT_URL, which is http://127.0.0.1:1.')
})

test('another kind of server is reported as such', async () => {
  const port = await listening((_request, response) => void response.writeHead(404).end())
  vi.stubEnv('AWS_ENDPOINT_URL', `http://127.0.0.1:${port}`)
  await expect(open()).rejects.toThrow(
    `What answers at AWS_ENDPOINT_URL, which is http://127.0.0.1:${port}, is no cloud. To start a cloud: AWS_ENDPOINT_URL= npm run`,
  )
})

test('a busy local AWS is distinguished from another kind of server', { tags: 'long' }, async () => {
  const port = await listening(() => {})
  const { timeout } = AbortSignal
  const patience = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(50))
  onTestFinished(() => patience.mockRestore())
  vi.stubEnv('AWS_ENDPOINT_URL', `http://127.0.0.1:${port}`)
  await expect(open()).rejects.toThrow(
    `What listens at AWS_ENDPOINT_URL, which is http://127.0.0.1:${port}, does not answer. Is the cloud there busy?`,
  )
  vi.stubEnv('AWS_ENDPOINT_URL', '')
  await expect(open(port)).rejects.toThrow(
    `Port ${port} is taken, by something that does not answer. Is it a busy cloud? Use it later with AWS_ENDPOINT_URL=http://127.0.0.1:${port}, or choose another port: -- --port ${port + 1}`,
  )
})

test('an invalid address is reported with its variable', async () => {
  vi.stubEnv('AWS_ENDPOINT_URL', 'banana')
  await expect(open()).rejects.toThrow('AWS_ENDPOINT_URL is banana: it must be the address of a cloud on this machine')
})

test('a second start says how to use the first one, or to choose another port', async () => {
  vi.stubEnv('AWS_ENDPOINT_URL', '')
  const port = await listening((_request, response) => void response.end('{}'))
  await expect(open(port)).rejects.toThrow(
    `A cloud listens on port ${port} already. Use it with AWS_ENDPOINT_URL=http://127.0.0.1:${port}, or choose another port: -- --port ${port + 1}`,
  )
})

test('a port that is taken is reported', async () => {
  vi.stubEnv('AWS_ENDPOINT_URL', '')
  const port = await listening((_request, response) => void response.writeHead(404).end())
  await expect(open(port)).rejects.toThrow(`Port ${port} is taken, by something that is no cloud`)
})

test('without Python the message says what to install', () => {
  vi.stubEnv('PATH', '/nowhere')
  expect(findPython).toThrow('A local AWS needs Python 3.10 or later with its venv module. On Debian: apt-get install')
})
