import type { PlatformNames } from '@forecourt/contracts/platform/platform-names'
import { useFakeAws } from '@forecourt/lambda-kit/testing/fake-aws'
import { beforeEach, expect, test, vi } from 'vitest'
import { deployedIndex } from './deployed-index.ts'
import { redriveDeployed } from './deployed-redrive.ts'

/** AWS, as far as these ask it: each request is kept, and answered with the next of `answers`. */
let answers: { status?: number; failed?: boolean; body: object }[] = []
const asked: { url: string; body: unknown }[] = []
useFakeAws(async (request, response) => {
  asked.push({ url: request.url ?? '', body: JSON.parse((await request.toArray()).join('') || 'null') })
  const { status = 200, failed = false, body } = answers.shift() ?? { status: 500, body: {} }
  if (failed) response.setHeader('X-Amz-Function-Error', 'Unhandled')
  response.writeHead(status).end(JSON.stringify(body))
})
beforeEach(() => {
  asked.length = 0
})

const names: PlatformNames = {
  api: 'api',
  tables: {
    ...{ config: 'c', stock: 's', releases: 'r', trials: 't', imports: 'i' },
    ...{ limits: 'l', leads: 'e', sessions: 'n' },
  },
  buckets: { assets: 'a', media: 'm', feeds: 'f' },
  deadLetters: { unindexed: 'https://sqs.example/1/unindexed.fifo' },
  index: {
    changes: 'https://sqs.example/1/changes.fifo',
    forwards: 'prod-changes',
    reindex: 'prod-reindex',
    domain: 'forecourt-prod',
  },
  originSecret: 'secret',
}
const piece = (kind: 'stopped' | 'done', dealership: string) => ({
  body: { said: [`  ${dealership}: 200 vehicles`], outcome: { kind, index: 'stock-2', vehicles: 200 } },
})

async function build(signal = new AbortController().signal) {
  const said: string[] = []
  const outcome = await deployedIndex('prod', names).build({
    say: (line) => void said.push(line),
    signal,
    isAccepted: true,
  })
  return { said, outcome }
}

test('[IN-3] the index of a stage is built piece by piece by its function, and each piece is told as it comes', async () => {
  answers = [piece('stopped', 'aspley'), piece('stopped', 'brookvale'), piece('done', 'penrith')]
  expect(await build()).toEqual({
    said: ['  aspley: 200 vehicles', '  brookvale: 200 vehicles', '  penrith: 200 vehicles'],
    outcome: { kind: 'done', index: 'stock-2', vehicles: 200 },
  })
  expect(asked).toEqual(
    Array(3).fill({
      url: '/2015-03-31/functions/prod-reindex/invocations',
      body: { do: 'build', forSeconds: 20, isAccepted: true },
    }),
  )
})

test('one that is told to stop asks for no further piece', async () => {
  answers = [piece('stopped', 'aspley')]
  expect((await build(AbortSignal.abort())).outcome).toMatchObject({ kind: 'stopped', index: 'stock-2' })
  expect(asked).toHaveLength(1)
})

test('a function that fails is asked once, and its failure told with what to do', async () => {
  answers = [{ failed: true, body: { errorMessage: 'The index cannot be reached.' } }]
  await expect(build()).rejects.toThrow(
    'The index cannot be reached. The log of prod-reindex says more. What is built stays: run this again to go on.',
  )
  expect(asked).toHaveLength(1)
})

test('the index before is asked for in one call', async () => {
  answers = [{ body: { said: [], outcome: { kind: 'back', index: 'stock-1' } } }]
  expect(await deployedIndex('prod', names).rollBack({ say: () => {} })).toBe('stock-1')
})

test('a stage without an index is told how to get one', () => {
  expect(() => deployedIndex('dev', { ...names, index: null })).toThrow(
    /^The stage dev has no index: .* npx cdk deploy --all -c stage=dev -c search=… and the arguments that it had$/,
  )
})

test('changes that the index of a stage gave up are moved back by its queue', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const queueArn = 'arn:aws:sqs:ap-southeast-2:1:unindexed.fifo'
  answers = [
    { body: { Attributes: { QueueArn: queueArn, ApproximateNumberOfMessages: '3' } } },
    { body: { TaskHandle: 'task' } },
    { body: { Attributes: { QueueArn: queueArn, ApproximateNumberOfMessages: '0' } } },
  ]
  const unindexed = `${process.env.AWS_ENDPOINT_URL}/1/unindexed.fifo`
  const redrive = () => redriveDeployed({ ...names, deadLetters: { unindexed } })
  await redrive()
  expect(asked.at(-1)?.body).toEqual({ SourceArn: queueArn })
  await redrive()
  await redriveDeployed({ ...names, deadLetters: {} })
  expect(log.mock.calls.flat()).toEqual([
    '3 are told again, by and by.',
    'No change waits: the index took them all.',
    'No change waits: this stage has no index of its own.',
  ])
  log.mockRestore()
})
