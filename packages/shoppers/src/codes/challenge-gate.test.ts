import { AppError } from '@forecourt/lambda-kit/app-error'
import { expect, test, vi } from 'vitest'
import { passChallenge } from './challenge-gate.ts'

const refusal = new AppError('too_many', 'As many as we can for now.')
const pass = (outcome?: 'passed' | 'failed' | 'unavailable', token?: string) => {
  const verify = vi.fn(async () => outcome ?? 'failed')
  const challenge = outcome && { verify }
  return {
    verify,
    passed: passChallenge(refusal, { challenge, token, remoteIp: '203.0.113.7', site: { phone: '1300' } }),
  }
}

test('[FQ-8] the challenge lets past the limit who passes it', async () => {
  await expect(pass('passed', 'token').passed).resolves.toBeUndefined()
})

test('[FQ-8] who fails it, or has no token yet, is asked for it', async () => {
  const { verify, passed } = pass('failed')
  await expect(passed).rejects.toMatchObject({ code: 'invalid', fields: [{ field: 'challenge' }] })
  expect(verify).toHaveBeenCalledExactlyOnceWith({ token: '', remoteIp: '203.0.113.7' })
})

test.each([
  ['cannot answer', 'unavailable'],
  ['is none', undefined],
] as const)('[FQ-8] where the challenge %s the limit holds: a code costs money', async (_, outcome) => {
  await expect(pass(outcome, 'token').passed).rejects.toBe(refusal)
})
