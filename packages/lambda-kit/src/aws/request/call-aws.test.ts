import type { IncomingMessage, ServerResponse } from 'node:http'
import { beforeEach, expect, test, vi } from 'vitest'
import { useFakeAws } from '../../testing/fake-aws.ts'
import { type AwsCall, callAws, serviceEndpoint } from './call-aws.ts'

/** What the service does with each try, in order; the last for all that follow. */
let tries: ((response: ServerResponse) => unknown)[] = []
let received: IncomingMessage[] = []
useFakeAws((request, response) => {
  received.push(request)
  const answer = tries.length > 1 ? tries.shift() : tries[0]
  answer?.(response)
})
beforeEach(() => {
  received = []
  vi.spyOn(Math, 'random').mockReturnValue(0.01)
})

const refuses = (status: number, body: string) => (response: ServerResponse) => response.writeHead(status).end(body)
const named = (status: number, name: string) =>
  refuses(status, JSON.stringify({ __type: `com.amazon.coral#${name}`, message: `It is "${name}".` }))
const answers = (response: ServerResponse) => response.end('done')
const hangs = () => {}

const call = (options: Partial<AwsCall> = {}) =>
  callAws({
    service: 'dynamodb',
    endpoint: serviceEndpoint('dynamodb', 'DYNAMODB'),
    method: 'POST',
    headers: { 'x-amz-target': 'DynamoDB_20120810.GetItem' },
    body: '{}',
    timeouts: { connectMs: 100, answerMs: 100 },
    ...options,
  }).then(String)

test.each([
  ['is throttled', named(400, 'ProvisionedThroughputExceededException')],
  ['meets a fault of the service', refuses(500, 'oops')],
  ['meets a service that is away', refuses(503, '')],
  ['loses its connection', (response: ServerResponse) => response.destroy()],
  ['gets no answer in time', hangs],
  ['gets half an answer', (response: ServerResponse) => response.write('{')],
])('a call that %s is tried again, three times in all', { tags: 'long' }, async (_what, fault) => {
  tries = [fault, fault, answers]
  expect(await call()).toBe('done')
  tries = [fault]
  received = []
  await expect(call()).rejects.toThrow()
  expect(received).toHaveLength(3)
})

test.each([
  ['in JSON', named(400, 'ConditionalCheckFailedException'), 'ConditionalCheckFailedException'],
  ['in XML', refuses(404, '<Error><Code>NoSuchKey</Code><Message>It is "NoSuchKey".</Message></Error>'), 'NoSuchKey'],
])(
  'what the service refuses %s is tried once, and has the name that the service gives it',
  async (_how, fault, name) => {
    tries = [fault]
    await expect(call()).rejects.toMatchObject({ name, message: `It is "${name}".` })
    expect(received).toHaveLength(1)
  },
)

test('pauses grow from try to try, and are longer for a call that is throttled', { tags: 'long' }, async () => {
  const pauses = vi.spyOn(globalThis, 'setTimeout')
  vi.spyOn(Math, 'random').mockReturnValue(0.04)
  const pausesOf = async (fault: (response: ServerResponse) => unknown) => {
    tries = [fault]
    pauses.mockClear()
    await call().catch(() => {})
    return pauses.mock.calls.map(([, ms]) => ms).filter((ms) => ms !== 100)
  }
  expect(await pausesOf(refuses(500, ''))).toEqual([2, 4])
  expect(await pausesOf(named(400, 'ThrottlingException'))).toEqual([40, 80])
  pauses.mockRestore()
})

test('while a service fails for all, calls to it are tried once, until they succeed again', {
  tags: 'long',
}, async () => {
  const failing = { service: 'sts', endpoint: serviceEndpoint('sts', 'STS') } as const
  tries = [refuses(503, '')]
  for (let failed = 0; failed < 40; failed++) await call(failing).catch(() => {})
  received = []
  await expect(call(failing)).rejects.toThrow()
  expect(received).toHaveLength(1)
  tries = [answers]
  for (let done = 0; done < 10; done++) await call(failing)
  tries = [refuses(503, ''), answers]
  expect(await call(failing)).toBe('done')
})

test('a call is signed with the credentials that it is given, else with those of the process', async () => {
  tries = [answers]
  await call()
  await call({ credentials: { accessKeyId: 'of a role', secretAccessKey: 's', sessionToken: 'session' } })
  const [own, lent] = received.map(({ headers }) => headers)
  expect(own?.authorization).toMatch(
    /Credential=test\/\d{8}\/ap-southeast-2\/dynamodb\/aws4_request, SignedHeaders=.*x-amz-target/,
  )
  expect(lent).toMatchObject({
    authorization: expect.stringContaining('Credential=of a role/'),
    'x-amz-security-token': 'session',
  })
})

test('a process that was held up reads the answer that came meanwhile', { tags: 'long' }, async () => {
  tries = [
    (response) => {
      response.end('done')
      const until = performance.now() + 300
      while (performance.now() < until);
    },
  ]
  expect(await call()).toBe('done')
  expect(received).toHaveLength(1)
})
