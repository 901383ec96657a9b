import { httpEvent, lambdaContext } from '@forecourt/lambda-kit/testing/http-event'
import { expect, test } from 'vitest'
import { oneByOne } from './one-by-one.ts'

const ask = (handler: ReturnType<typeof oneByOne>, path: string) => handler(httpEvent({ path }), lambdaContext())

test('requests are worked on one after another, and those for one address once, also after one has failed', async () => {
  const told: string[] = []
  const handler = oneByOne(async ({ rawPath }) => {
    told.push(`begins ${rawPath}`)
    await new Promise((resolve) => setImmediate(resolve))
    told.push(`ends ${rawPath}`)
    if (rawPath === '/bad') throw new Error('bad')
    return rawPath
  })
  const answers = await Promise.allSettled(['/a', '/bad', '/a', '/b'].map((path) => ask(handler, path)))
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
  expect(told).toEqual(['begins /a', 'ends /a', 'begins /bad', 'ends /bad', 'begins /b', 'ends /b'])
  expect(await ask(handler, '/a')).toBe('/a')
  expect(told).toHaveLength(8)
})
