import { expect, test, vi } from 'vitest'
import { bestRun } from './cpu-time.ts'

test.each([
  ['a good answer is the result at once', [200], 200, 1],
  ['a refusal is a good answer', [422], 422, 1],
  ['one failure is forgiven', [500, 200], 200, 2],
  ['two are the result, whatever comes after', [500, 502, 200], 502, 2],
])('%s', async (_, answers, status, runs) => {
  let asked = 0
  const run = await bestRun(async () => answers[asked++] ?? 0, 1000)
  expect([run.status, asked]).toEqual([status, runs])
})

test('of runs over the limit there are five, between which a second failure is still the result', async () => {
  const answers = [200, 500, 200, 500]
  expect((await bestRun(async () => answers.shift() ?? 0, -1)).status).toBe(500)
  const work = vi.fn(async () => 200)
  expect((await bestRun(work, -1)).status).toBe(200)
  expect(work).toHaveBeenCalledTimes(5)
})
