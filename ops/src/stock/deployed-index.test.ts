import type { PlatformNames } from '@forecourt/contracts/platform/platform-names'
import { useFakeAws } from '@forecourt/lambda-kit/testing/fake-aws'
import { beforeEach, expect, test, vi } from 'vitest'
import { deployedIndex } from './deployed-index.ts'
import { redriveDeployed } from './deployed-redrive.ts'

/** A fake AWS: records each request, and answers with the next of `answers`. */
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
  tables: {},
  buckets: { assets: 'a', media: 'm', feeds: 'f', uploads: 'u', photos: 'p' },
  deadLetters: { unindexed: 'https://sqs.example/1/unindexed.fifo' },
  index: {
    changes: 'https://sqs.example/1/changes.fifo',
    forwards: 'prod-changes',
    reindex: 'prod-reindex',
    domain: 'forecourt-prod',
  },
  originSecret: 'secret',
  stacks: [],
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

test('[IN-3] the index of a stage is built step by step by its function, and each step is reported', async () => {
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

test('an aborted build requests no further step', async () => {
  answers = [piece('stopped', 'aspley')]
  expect((await build(AbortSignal.abort())).outcome).toMatchObject({ kind: 'stopped', index: 'stock-2' })
  expect(asked).toHaveLength(1)
})

test('a failing function is called once, and its failure reported with what to do', async () => {
  answers = [{ failed: true, body: { errorMessage: 'The index cannot be reached.' } }]
  await expect(build()).rejects.toThrow(
    'The index cannot be reached. See the log of prod-reindex. The build so far is kept: run this again to resume.',
  )
  expect(asked).toHaveLength(1)
})

test('a rollback is one call', async () => {
  answers = [{ body: { said: [], outcome: { kind: 'back', index: 'stock-1' } } }]
  expect(await deployedIndex('prod', names).rollBack({ say: () => {} })).toBe('stock-1')
})

test('for a stage without an index the message says how to get one', () => {
  expect(() => deployedIndex('dev', { ...names, index: null })).toThrow(
    /^The stage dev has no index: .* npx cdk deploy --all -c stage=dev -c search=… with its other arguments$/,
  )
})

test('failed changes of a stage’s index are redriven by its queue', async () => {
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
    'Redriving 3.',
    'No dead letters: the index has all changes.',
    'No dead letters: this stage has no shared index.',
  ])
  log.mockRestore()
})
