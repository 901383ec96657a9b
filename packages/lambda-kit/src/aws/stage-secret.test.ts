import { beforeEach, expect, test, vi } from 'vitest'

const fake = await vi.hoisted(() => import('../testing/fake-secrets-manager.ts'))
vi.mock('./request/call-aws.ts', () => fake)
const { answerSecrets, callAws } = fake

/** As a process that has just started. */
async function freshProcess() {
  vi.resetModules()
  return import('./stage-secret.ts')
}

const [first, second] = ['the first secret of leads', 'the second secret of leads']
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubEnv('LEAD_SIGNING_SECRET_ARN', 'arn')
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  callAws.mockReset()
  return () => {
    vi.unstubAllEnvs()
    vi.useRealTimers()
  }
})

test('while Secrets Manager fails the last known secret is used, and the next one is seen after it', async () => {
  answerSecrets({ AWSCURRENT: first })
  const { stageSecret } = await freshProcess()
  expect(await stageSecret('lead-signing')).toBe(first)
  callAws.mockRejectedValue(new Error('Secrets Manager is away.'))
  vi.advanceTimersByTime(5 * 60_000 + 1)
  expect(await stageSecret('lead-signing')).toBe(first)
  answerSecrets({ AWSCURRENT: second })
  vi.advanceTimersByTime(5001)
  expect(await stageSecret('lead-signing')).toBe(second)
})

test('while Secrets Manager hangs, the last known secret is used after a second, and a process without one fails in time', async () => {
  answerSecrets({ AWSCURRENT: first })
  const { stageSecret } = await freshProcess()
  await stageSecret('lead-signing')
  callAws.mockImplementation(() => new Promise(() => {}))
  vi.advanceTimersByTime(5 * 60_000 + 1)
  const known = stageSecret('lead-signing')
  await vi.advanceTimersByTimeAsync(1000)
  expect(await known).toBe(first)

  const { stageSecret: unknown } = await freshProcess()
  const failed = expect(unknown('lead-signing')).rejects.toThrow('took longer')
  await vi.advanceTimersByTimeAsync(4000)
  await failed
})

test('a secret that was rotated comes with the one before it', async () => {
  answerSecrets({ AWSCURRENT: first })
  expect(await (await freshProcess()).stageSecrets('lead-signing')).toEqual([first])
  answerSecrets({ AWSCURRENT: second, AWSPREVIOUS: first })
  expect(await (await freshProcess()).stageSecrets('lead-signing')).toEqual([second, first])
})
