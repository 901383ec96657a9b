import { httpEvent, lambdaContext } from '@forecourt/lambda-kit/testing/http-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { oneByOne } from './one-by-one.ts'

const ask = (handler: ReturnType<typeof oneByOne>, path: string) => handler(httpEvent({ path }), lambdaContext())

test('the time that a request may take does not run while it waits', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const whenBegun: number[] = []
  const handler = oneByOne(async (_event, context) => {
    whenBegun.push(context.getRemainingTimeInMillis())
    vi.setSystemTime(Date.now() + 7000)
  })
  const context = () => {
    const deadline = Date.now() + 10_000
    return { ...lambdaContext(), getRemainingTimeInMillis: () => deadline - Date.now() }
  }
  await Promise.all(['/a', '/b'].map((path) => handler(httpEvent({ path }), context())))
  expect(whenBegun).toEqual([10_000, 10_000])
})

test('requests are worked on one after another, and those for one address once, also after one has failed', async () => {
  const log: string[] = []
  const handler = oneByOne(async ({ rawPath }) => {
    log.push(`begins ${rawPath}`)
    await new Promise((resolve) => setImmediate(resolve))
    log.push(`ends ${rawPath}`)
    if (rawPath === '/bad') throw new Error('bad')
    return rawPath
  })
  const answers = await Promise.allSettled(['/a', '/bad', '/a', '/b'].map((path) => ask(handler, path)))
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
  expect(log).toEqual(['begins /a', 'ends /a', 'begins /bad', 'ends /bad', 'begins /b', 'ends /b'])
  expect(await ask(handler, '/a')).toBe('/a')
  expect(log).toHaveLength(8)
})
