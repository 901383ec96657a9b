import { expect, test } from 'vitest'
import { operator } from './operator.ts'

const request = {
  path: '/',
  query: '',
  headers: { host: 'localhost:8080' },
  body: Buffer.alloc(0),
  sourceIp: '127.0.0.1',
}

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])("the operator's page does not take %s", async (method) => {
  const { status, headers } = await operator(async () => ({ waiting: 0, lastMs: undefined, deadLetters: 0 }))({
    ...request,
    method,
  })
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
})
