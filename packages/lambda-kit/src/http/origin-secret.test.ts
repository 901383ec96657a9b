import { beforeEach, expect, test, vi } from 'vitest'

const fake = await vi.hoisted(() => import('../testing/fake-secrets-manager.ts'))
vi.mock('../aws/request/call-aws.ts', () => fake)
const { answerSecrets, callAws } = fake

/** As a process that has just started. */
async function freshSecrets() {
  vi.resetModules()
  return (await import('./origin-secret.ts')).originSecrets
}

beforeEach(() => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
  vi.stubEnv('ORIGIN_SECRET', undefined)
  callAws.mockReset()
})

test('[TN-1] the edge may prove itself with the current secret and the one before, so that it can be changed while requests come', async () => {
  vi.stubEnv('ORIGIN_SECRET_ARN', 'arn')
  answerSecrets({ AWSCURRENT: 'the new secret', AWSPREVIOUS: 'the old secret' })
  expect(await (await freshSecrets())()).toEqual(['the new secret', 'the old secret'])
})

test('before its first change there is one secret', async () => {
  vi.stubEnv('ORIGIN_SECRET_ARN', 'arn')
  answerSecrets({ AWSCURRENT: 'the only secret' })
  expect(await (await freshSecrets())()).toEqual(['the only secret'])
})

test('a change is known within five minutes, and while Secrets Manager fails the last known secret is accepted', async () => {
  vi.useFakeTimers()
  vi.stubEnv('ORIGIN_SECRET_ARN', 'arn')
  answerSecrets({ AWSCURRENT: 'the first secret' })
  const secrets = await freshSecrets()
  expect(await secrets()).toEqual(['the first secret'])
  callAws.mockRejectedValue(new Error('Secrets Manager is away.'))
  const log = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  vi.advanceTimersByTime(5 * 60_000 + 1)
  expect(await secrets()).toEqual(['the first secret'])
  expect(log).toHaveBeenCalledWith(expect.stringContaining('Secrets Manager is away.'))
  answerSecrets({ AWSCURRENT: 'the second secret' })
  vi.advanceTimersByTime(5001)
  expect(await secrets()).toEqual(['the second secret'])
})

test('while Secrets Manager hangs, the last known secret is accepted after a second', async () => {
  vi.useFakeTimers()
  vi.stubEnv('ORIGIN_SECRET_ARN', 'arn')
  answerSecrets({ AWSCURRENT: 'the first secret' })
  const secrets = await freshSecrets()
  await secrets()
  callAws.mockImplementation(() => new Promise(() => {}))
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  vi.advanceTimersByTime(5 * 60_000 + 1)
  const known = secrets()
  await vi.advanceTimersByTimeAsync(1000)
  expect(await known).toEqual(['the first secret'])
})

test('a deployed function does not believe a secret in its environment, which is for one machine', async () => {
  vi.stubEnv('ORIGIN_SECRET', 'the local secret')
  expect(await (await freshSecrets())()).toEqual(['the local secret'])
  vi.stubEnv('AWS_LAMBDA_FUNCTION_NAME', 'search')
  await expect((await freshSecrets())()).rejects.toThrow(
    'ORIGIN_SECRET_ARN, or ORIGIN_SECRET on one machine, is missing',
  )
})
