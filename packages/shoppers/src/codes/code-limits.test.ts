import { testSite } from '@forecourt/contracts/testing/test-site'
import { codeLimits } from '@forecourt/domain/shoppers/code-rules'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { checkSendLimits, takeSendTokens } from './code-limits.ts'

withLocalTables()

const now = new Date('2026-11-02T00:00:00.000Z')
let count = 0
let slug = ''
beforeEach(() => {
  slug = `site-${++count}`
})
const newPhone = () => `+614${String(++count).padStart(8, '0')}`
/** In a network of its own. */
const newIp = () => `198.${Math.floor(++count / 250)}.${count % 250}.7`

const request = (own: { phone?: string; ip?: string; hasChallenge?: boolean } = {}) => ({
  site: { slug, enquiry: { ...testSite().enquiry, ...(own.hasChallenge && { challenge_site_key: 'a-key' }) } },
  ...{ phone: own.phone ?? newPhone(), ip: own.ip ?? newIp(), keysSecret: 'secret', now },
})
const passSite = vi.fn(async (refusal: AppError) => Promise.reject(refusal))
const send = (own: Parameters<typeof request>[0] = {}, checks: Partial<Parameters<typeof takeSendTokens>[1]> = {}) =>
  takeSendTokens(request(own), { beforePhone: async () => {}, passSite, ...checks })
const useUpSite = async () => {
  for (let sent = 0; sent < codeLimits.sentBySite.burst; sent++) await send()
}

describe('[FQ-8] a refusal by a narrower limit uses up no wider one', () => {
  test('what is refused because a code is out counts nothing against the phone', async () => {
    const phone = newPhone()
    const refused = new AppError('too_many', 'A moment ago.')
    for (let tries = 0; tries <= codeLimits.sentToPhone.burst; tries++)
      await expect(send({ phone }, { beforePhone: () => Promise.reject(refused) })).rejects.toBe(refused)
    await expect(send({ phone })).resolves.toBeUndefined()
  })

  test('what is refused because of the phone counts nothing against the site', { tags: 'long' }, async () => {
    const phone = newPhone()
    for (let sent = 0; sent < codeLimits.sentToPhone.burst; sent++) await send({ phone })
    const refused = codeLimits.sentBySite.burst
    for (let tries = 0; tries < refused; tries++)
      await expect(send({ phone })).rejects.toMatchObject({
        code: 'too_many',
        message: expect.stringContaining('this number'),
      })
    await expect(send()).resolves.toBeUndefined()
  })
})

test('[FQ-8] who passes the challenge of a used up site counts against their phone, and not against the site', {
  tags: 'long',
}, async () => {
  await useUpSite()
  await expect(send()).rejects.toMatchObject({ code: 'too_many' })
  const phone = newPhone()
  for (let sent = 0; sent < codeLimits.sentToPhone.burst; sent++) await send({ phone }, { passSite: async () => {} })
  await expect(send({ phone }, { passSite: async () => {} })).rejects.toMatchObject({
    message: expect.stringContaining('this number'),
  })
})

test.each([
  [true, 'resolves'],
  [false, 'rejects'],
] as const)(
  '[FQ-8] a used up site refuses a question before a code, where it has a challenge (%s): it %s',
  { tags: 'long' },
  async (hasChallenge, outcome) => {
    await useUpSite()
    const asked = checkSendLimits(request({ hasChallenge }))
    await (outcome === 'resolves'
      ? expect(asked).resolves.toBeUndefined()
      : expect(asked).rejects.toMatchObject({ code: 'too_many' }))
  },
)

test('[FQ-8] a question counts no code', async () => {
  const phone = newPhone()
  for (let asked = 0; asked <= codeLimits.sentToPhone.burst; asked++) await checkSendLimits(request({ phone }))
  await expect(send({ phone })).resolves.toBeUndefined()
})
