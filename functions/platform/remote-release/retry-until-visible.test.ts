import { expect, test, vi } from 'vitest'
import { retryUntilVisible } from './retry-until-visible.ts'

const refusal = Object.assign(new Error('Not authorized to perform sts:AssumeRole'), { name: 'AccessDenied' })
const squad = { stage: 'dev', remote: 'service-booking' }
const noPause = () => vi.fn(async (_ms: number) => undefined)

test('a role that IAM does not know everywhere yet is taken once it does', async () => {
  const pause = noPause()
  const take = vi.fn().mockRejectedValueOnce(refusal).mockRejectedValueOnce(refusal).mockResolvedValue('credentials')
  expect(await retryUntilVisible(squad, take, pause)).toBe('credentials')
  expect(pause).toHaveBeenCalledTimes(2)
})

test('a role that is refused for twenty seconds does not exist: the error says what to deploy first', async () => {
  const pause = noPause()
  const failure = await retryUntilVisible(squad, () => Promise.reject(refusal), pause).catch((error: unknown) => error)
  expect(failure).toEqual(
    new Error(
      'The platform on dev does not know the remote service-booking yet: deploy the platform from a commit that has mfe-service-booking, then this again.',
    ),
  )
  expect(failure).toHaveProperty('cause', refusal)
  expect(pause.mock.calls.reduce((sum, [ms]) => sum + ms, 0)).toBe(20_000)
})

test('any other error is thrown at once', async () => {
  const pause = noPause()
  await expect(retryUntilVisible(squad, () => Promise.reject(new Error('no network')), pause)).rejects.toThrow(
    'no network',
  )
  expect(pause).not.toHaveBeenCalled()
})
