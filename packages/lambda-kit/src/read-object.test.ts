import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readObject } from './read-object.ts'

const objects: Record<string, string> = { '/assets/remotes/search/1.0.0/page.css': '.a{}' }
const s3 = createServer((request, response) => {
  const text = objects[(request.url ?? '').split('?')[0] ?? '']
  response.writeHead(text === undefined ? 404 : 200).end(text)
})

beforeAll(async () => {
  s3.listen(0, '127.0.0.1')
  await once(s3, 'listening')
  vi.stubEnv('AWS_ENDPOINT_URL_S3', `http://127.0.0.1:${(s3.address() as AddressInfo).port}`)
  vi.stubEnv('AWS_REGION', 'ap-southeast-2')
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test')
})
afterAll(() => {
  vi.unstubAllEnvs()
  s3.closeAllConnections()
  s3.close()
})

test('an object reads as bytes by its key, and a missing one rejects', async () => {
  const read = readObject('assets')
  expect(new TextDecoder().decode(await read('remotes/search/1.0.0/page.css'))).toBe('.a{}')
  await expect(read('remotes/none')).rejects.toThrow()
})
