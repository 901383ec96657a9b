import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runVerification, sentCode, type VerificationCalls } from './run-verification.ts'

const phone = '0491 570 006'
const refusal = (field: string, retryAfterSeconds?: number) => ({
  code: 'invalid',
  fields: [{ field }],
  retryAfterSeconds,
})

function verificationWith(own: Partial<Pick<VerificationCalls, 'send' | 'check'>> = {}) {
  const calls = {
    send: vi.fn<VerificationCalls['send']>(own.send ?? (async () => ({ resend_after_seconds: 30 }))),
    check: vi.fn<VerificationCalls['check']>(own.check ?? (async () => undefined)),
    toMessage: () => 'No.',
    refusalOf: (error: unknown) => (error instanceof Error ? undefined : (error as ReturnType<typeof refusal>)),
    onSent: vi.fn(),
    onVerified: vi.fn(),
  }
  return { ...runVerification(() => calls), calls }
}

beforeEach(() => void vi.useFakeTimers({ now: 1000 }))
afterEach(() => void vi.useRealTimers())

test('[FQ-7] a code is sent and checked, each once', { tags: 'long' }, async () => {
  const { state, actions, calls } = verificationWith()
  actions.changePhone(phone)
  expect(await actions.send()).toBe(true)
  expect(state()).toMatchObject({ status: 'verificationSent', sentTo: phone, resendAtMs: 31_000 })
  actions.changeCode(' 12 34 56 7')
  const first = actions.check()
  expect(state().status).toBe('verificationSubmitted')
  expect(await actions.check()).toBe(false)
  expect(await first).toBe(true)
  expect(calls.check).toHaveBeenCalledExactlyOnceWith(phone, '123456', expect.any(String))
  expect([await actions.check(), calls.onSent.mock.calls.length, calls.onVerified.mock.calls.length]).toEqual([
    true,
    1,
    1,
  ])
  expect(sentCode(state())).toBeUndefined()
})

test('[FQ-7] another number begins again, and the answer for the one before changes nothing', async () => {
  const sending = Promise.withResolvers<{ resend_after_seconds: number }>()
  const { state, actions, calls } = verificationWith({ send: () => sending.promise })
  actions.changePhone(phone)
  const sent = actions.send()
  await vi.dynamicImportSettled()
  expect(sentCode(state())).toEqual({ to: phone, resendAtMs: 1000, isUnanswered: true })
  actions.changePhone('0491 570 007')
  sending.resolve({ resend_after_seconds: 30 })
  expect(await sent).toBe(false)
  expect([state().status, calls.onSent.mock.calls.length]).toEqual(['notSent', 0])
})

test.each([
  ['', 'This is a required field.'],
  ['12', /mobile/],
])('[FQ-7] no code is sent to %j', async (typed, message) => {
  const { state, actions, calls } = verificationWith()
  actions.changePhone(typed)
  expect(await actions.send()).toBe(false)
  expect(state()).toMatchObject({
    status: 'notSent',
    problem: { field: 'phone', message: expect.stringMatching(message) },
  })
  expect(calls.send).not.toHaveBeenCalled()
})

test('[FQ-7] a code that does not come in 15 seconds is given up', async () => {
  const { state, actions } = verificationWith({ send: () => new Promise(() => {}) })
  actions.changePhone(phone)
  const sent = actions.send()
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await sent).toBe(false)
  expect(state()).toMatchObject({ status: 'notSent', problem: { field: 'send' } })
})

test('[FQ-7] of a code that is out already the shopper can enter it', async () => {
  const { state, actions } = verificationWith({ send: () => Promise.reject(refusal('code', 20)) })
  actions.changePhone(phone)
  expect(await actions.send()).toBe(true)
  expect(state()).toMatchObject({ status: 'verificationSent', resendAtMs: 21_000, problem: undefined })
})

test('[FQ-8] the challenge is shown once it is asked for, and each request spends its token', async () => {
  const send = vi.fn<VerificationCalls['send']>().mockRejectedValueOnce(refusal('challenge'))
  const { state, actions } = verificationWith({ send })
  actions.changePhone(phone)
  expect(await actions.send()).toBe(false)
  expect(state()).toMatchObject({ isChallenged: true, problem: { field: 'send', message: 'No.' } })
  actions.setToken('token')
  expect(state().problem).toBeUndefined()
  send.mockResolvedValueOnce({ resend_after_seconds: 30 })
  await actions.send()
  expect(send).toHaveBeenLastCalledWith(phone, 'token')
  expect(state()).toMatchObject({ isChallenged: false, spentTokens: 1 })
})

test('[FQ-7] a try whose answer was lost is repeated as the same one', async () => {
  const check = vi.fn<VerificationCalls['check']>().mockRejectedValue(new Error('lost'))
  const { state, actions } = verificationWith({ check })
  actions.restoreSent({ to: phone, resendAtMs: 5000 })
  for (const code of ['123456', '123456', '123457']) {
    expect(await actions.check(code)).toBe(false)
    expect(state()).toMatchObject({ status: 'verificationSent', problem: { field: 'code', message: 'No.' } })
  }
  const [first, second, third] = check.mock.calls.map(([, , attempt]) => attempt)
  expect([second === first, third === first]).toEqual([true, false])
  for (const [code, message] of [
    ['', 'This is a required field.'],
    ['12', 'Code must be 6 digits.'],
  ] as const) {
    expect(await actions.check(code)).toBe(false)
    expect(state().problem?.message).toBe(message)
  }
})

test('[FQ-7] a code whose answer was not awaited is asked for again', async () => {
  const { state, actions, calls } = verificationWith()
  actions.restoreSent({ to: phone, resendAtMs: 500, isUnanswered: true })
  await vi.waitFor(() => expect(state().status).toBe('verificationSent'))
  expect(calls.send).toHaveBeenCalledOnce()
})

test('[FQ-7] a wrong code is asked about once, and the fifth says that the code is used up', async () => {
  const { state, actions, calls } = verificationWith({ check: () => Promise.reject(refusal('code')) })
  actions.changePhone(phone)
  await actions.send()
  for (const code of ['111111', '222222', '333333', '444444']) expect(await actions.check(code)).toBe(false)
  // Typed again, after the words went with a digit.
  actions.changeCode('11111')
  expect(state().problem).toBeUndefined()
  actions.changeCode('111111')
  expect(await actions.check()).toBe(false)
  expect(state()).toMatchObject({ status: 'verificationSent', problem: { field: 'code', message: 'No.' } })
  expect(calls.check).toHaveBeenCalledTimes(4)
  await actions.check('555555')
  expect(state().problem?.message).toMatch(/last try/)
})

test('[FQ-7] another code has tries of its own; the one that is out already has not', async () => {
  const answers = [{ resend_after_seconds: 30 }, refusal('code', 20), { resend_after_seconds: 30 }]
  const send = async () => {
    const answer = answers.shift()
    if (answer && 'resend_after_seconds' in answer) return answer
    throw answer
  }
  const { actions, calls } = verificationWith({ send, check: () => Promise.reject(refusal('code')) })
  actions.changePhone(phone)
  const tried: number[] = []
  for (let turn = 0; turn < 3; turn++) {
    await actions.send()
    await actions.check('111111')
    tried.push(calls.check.mock.calls.length)
  }
  expect(tried).toEqual([1, 1, 2])
})

test('[FQ-7] a code whose answer was lost is asked about again', async () => {
  const { actions, calls } = verificationWith({ check: () => Promise.reject(new Error('lost')) })
  actions.changePhone(phone)
  await actions.send()
  for (let turn = 0; turn < 6; turn++) await actions.check('111111')
  expect(calls.check).toHaveBeenCalledTimes(6)
})
