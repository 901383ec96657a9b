import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { startLocalTables } from '@forecourt/lambda-kit/testing/local-tables'
import { rollBackIndex } from '@forecourt/stock/index/reindex-stock'
import { afterEach, expect, test, vi } from 'vitest'
import { failureText } from './failure-text.ts'

afterEach(() => vi.unstubAllEnvs())

test('a refused connection means that the platform was stopped, and the message says what to do', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  const [error] = await once(connect(port, '127.0.0.1').unref(), 'connect').catch((reason) => [reason])
  expect(error).toHaveProperty('code', 'ECONNREFUSED')
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', 'http://127.0.0.1:1')
  expect(failureText(error)).toBe('The platform was stopped. Imported vehicles stay; run the same command again.')
})

test('other failures keep their own message', () => {
  expect(failureText(new Error('There is no file feed.csv.'))).toBe('There is no file feed.csv.')
})

test.each([
  ['CredentialsProviderError', 'Could not load credentials', /^You are not signed in to AWS\. Sign in/],
  ['ExpiredTokenException', 'The security token has expired', /^AWS rejects your credentials/],
  [
    'AccessDeniedException',
    'User x may not do y',
    /^Your role lacks the right for this\. AWS says: User x may not do y$/,
  ],
])('AWS’s error %s has a message with what to do', (name, message, says) => {
  expect(failureText(Object.assign(new Error(message), { name }))).toMatch(says)
})

test('an unreachable AWS is not mistaken for the local platform', () => {
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', undefined)
  vi.stubEnv('AWS_ENDPOINT_URL', undefined)
  const error = Object.assign(new Error('getaddrinfo ENOTFOUND aws'), { code: 'ENOTFOUND' })
  expect(failureText(error)).toMatch(/^AWS does not answer \(getaddrinfo ENOTFOUND aws\)/)
})

test('an unreachable index is reported with its address and how to start one', { tags: 'long' }, async () => {
  const tables = await startLocalTables()
  vi.stubEnv('OPENSEARCH_URL', 'http://127.0.0.1:9')
  const error = await rollBackIndex({ say: () => {} }).catch((error: unknown) => error)
  await tables.close()
  expect(failureText(error)).toBe(
    'The index at http://127.0.0.1:9 cannot be reached (connect ECONNREFUSED 127.0.0.1:9). Is it running? npm run opensearch starts one; OPENSEARCH_URL sets its address.',
  )
})

test('a stopped local AWS is named by its address, with its variable and how to start one', () => {
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', undefined)
  vi.stubEnv('AWS_ENDPOINT_URL', 'http://127.0.0.1:4566')
  const error = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  expect(failureText(error)).toBe(
    'Nothing answers at http://127.0.0.1:4566, which AWS_ENDPOINT_URL names. AWS_ENDPOINT_URL= npm run aws:local starts a local AWS and prints its address; for AWS itself unset the variable. Then run the same command again.',
  )
})

test.each(['ECONNRESET', 'EPIPE', 'ETIMEDOUT'])(
  'a local AWS that closes a connection with %s is running: imported vehicles stay',
  (code) => {
    vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', undefined)
    vi.stubEnv('AWS_ENDPOINT_URL', 'http://127.0.0.1:4566')
    expect(failureText(Object.assign(new Error(`read ${code}`), { code }))).toBe(
      `The connection to http://127.0.0.1:4566, which AWS_ENDPOINT_URL names, was lost (read ${code}). Imported vehicles stay; run the same command again.`,
    )
  },
)
