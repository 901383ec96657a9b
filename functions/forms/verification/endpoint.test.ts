import { createHash } from 'node:crypto'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { codeLimits, codeRules, secondsToResend } from '@forecourt/domain/shoppers/code-rules'
import { getItem, putItem, queryItems } from '@forecourt/lambda-kit/data/items'
import { endSession, listSessions, readSession, startSession } from '@forecourt/lambda-kit/http/session'
import { writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { askHandler } from '@forecourt/lambda-kit/testing/ask-handler'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { sandbox as challengeDefinition } from '@forecourt/providers/challenge/sandbox'
import { ProviderError } from '@forecourt/providers/provider-error'
import type { SmsProvider } from '@forecourt/providers/sms/port'
import { sandbox as definition } from '@forecourt/providers/sms/sandbox'
import { withSandbox } from '@forecourt/providers/testing/with-sandbox'
import { sendCode } from '@forecourt/shoppers/codes/send-code'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { handler } from './index.ts'

const sms = definition.create()
const challenge = challengeDefinition.create()
withLocalTables()
withSandbox(sms, 'SMS_URL')
withSandbox(challenge, 'CHALLENGE_URL')
beforeAll(async () => {
  process.env.CHALLENGE_SECRET = 'a-secret-of-challenge'
  process.env.SHOPPER_KEYS_SECRET = 'a-secret-of-shopper-keys'
  await writeSite(testSite())
  await writeSite(testSite({ slug: 'harbourside', dealerships: ['harbourside'], sms: { sender_id: 'Harbourside' } }))
  await writeSite(testSite({ slug: 'silent', sms: {} }))
  const { enquiry } = testSite()
  await writeSite(testSite({ slug: 'guarded', enquiry: { ...enquiry, challenge_site_key: 'key-1' } }))
})
let day = Date.parse('2026-11-23T00:00:00Z')
beforeEach(() => {
  // Long after what another test used up.
  day += 7 * 86_400_000
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  // The limits and codes go by this clock; the tables' own ttl does not.
  vi.useFakeTimers({ toFake: ['Date'], now: day })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

let count = 0
/** A number, and an address, that no other test uses. */
const newPhone = () => `04915${String(++count).padStart(5, '0')}`
const e164 = (phone: string) => `+61${phone.slice(1)}`
const newIp = () => `203.0.113.${++count}`
const wait = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)

type Ask = { tenant?: string; ip?: string; session?: string; headers?: Record<string, string> }

function ask(path: 'send' | 'check', body: object, { tenant = 'northgate', ip, session, headers }: Ask = {}) {
  const given = { 'user-agent': 'Chrome/150 Android', 'x-viewer-ip': ip ?? newIp(), ...headers }
  return askHandler(handler, { route: `/api/verification/${path}`, body, tenant, session, headers: given })
}

const send = (phone_number: string, options?: Ask & { challenge?: string }) =>
  ask('send', { phone_number, ...(options?.challenge !== undefined && { challenge: options.challenge }) }, options)
const check = (phone_number: string, code: string, options?: Ask & { details?: object }) =>
  ask('check', { phone_number, code, ...options?.details }, options)
const sentCode = () => /code is (\d{6})\./.exec(sms.inbox().at(-1)?.text ?? '')?.[1] ?? ''
const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const sessionOf = (cookies: readonly string[]) => /^__Host-session=([\w-]{43});/.exec(cookies[0] ?? '')?.[1]

test('[WL-8] [FQ-6] a code goes to the number as E.164, from the dealer’s sender ID, and signs in', async () => {
  const phone = newPhone()
  const { status, body } = await send(`+61 ${phone.slice(1, 4)} ${phone.slice(4)}`)
  expect([status, body]).toEqual([
    200,
    { phone_number: e164(phone), resend_after_seconds: 30, expires_in_seconds: 600 },
  ])
  expect(sms.inbox()).toMatchObject([{ from: [{ name: 'Northgate' }], to: [{ address: e164(phone) }] }])
  // FQ-6: however it is pasted.
  const checked = await check(`0061 ${phone.slice(1)} .`, sentCode())
  expect([checked.status, checked.body]).toEqual([200, { phone_number: e164(phone) }])
  expect(await readSession('northgate', sessionOf(checked.cookies))).toMatchObject({ phone: e164(phone) })
})

test('[WL-8] the message’s last line binds the code to the site’s own host, for WebOTP', async () => {
  await send(newPhone())
  expect(sms.inbox()[0]?.text.split('\n').at(-1)).toBe(`@www.northgate.example #${sentCode()}`)
})

test('[WL-8] the session’s cookie is no script’s, and the hint beside it says only that there is one', async () => {
  const phone = newPhone()
  await send(phone)
  const { cookies } = await check(phone, sentCode())
  expect(cookies).toEqual([
    expect.stringMatching(/^__Host-session=[\w-]{43}; Path=\/; Max-Age=2592000; SameSite=Strict; Secure; HttpOnly$/),
    'session_hint=1; Path=/; Max-Age=2592000; SameSite=Strict; Secure',
  ])
})

test('[WL-8] who signed in is stored with what they said, and keeps their id when they come again', {
  tags: 'long',
}, async () => {
  const phone = newPhone()
  const stored = () => getItem('shoppers', { tenant: 'northgate', phone: e164(phone) })
  await send(phone)
  await check(phone, sentCode(), { details: { first_name: 'Ada', last_name: 'Ng', email: 'ada@shopper.example' } })
  const first = await stored()
  expect(first).toMatchObject({
    first_name: 'Ada',
    last_name: 'Ng',
    email: 'ada@shopper.example',
    website: 'northgate',
    dealership_slug: 'northgate',
  })
  wait(60)
  await send(phone)
  await check(phone, sentCode(), { details: { dealership_slug: 'somebody-elses' } })
  expect(await stored()).toEqual({ ...first, last_signed_in_at: new Date().toISOString() })
})

test('[FQ-11] a verification is recorded with site, dealership, type and user', async () => {
  const phone = newPhone()
  await send(phone)
  await check(phone, sentCode(), { details: { verification_type: 'verify' } })
  const { user_id } = (await getItem('shoppers', { tenant: 'northgate', phone: e164(phone) })) ?? {}
  const [record, ...others] = await Array.fromAsync(
    queryItems('verifications', 'northgate', { prefix: `${e164(phone)}#` }),
  )
  expect(others).toEqual([])
  expect(record).toMatchObject({
    website_slug: 'northgate',
    dealership_slug: 'northgate',
    verification_type: 'verify',
    user_id,
  })
})

test('[WL-8] what is stored of a code is no code: a hash that depends on the number, the site and a salt', async () => {
  const phone = newPhone()
  await send(phone)
  const [here, code] = [await getItem('codes', { tenant: 'northgate', phone: e164(phone) }), sentCode()]
  expect(JSON.stringify(here)).not.toContain(code)
  expect(here).toMatchObject({ salt: expect.stringMatching(/^[\w-]{22}$/), hash: expect.stringMatching(/^[\w-]{43}$/) })
})

test('[FQ-7] a wrong code says so in the words of the specification, and the right one still works', async () => {
  const phone = newPhone()
  await send(phone)
  const code = sentCode()
  const refused = await check(phone, wrongFor(code))
  expect(refused.status).toBe(422)
  expect(refused.body.error).toMatchObject({
    code: 'invalid',
    message: 'The verification code is invalid. Please try again.',
  })
  expect(refused.cookies).toEqual([])
  expect((await check(phone, code)).status).toBe(200)
})

test.each(['', '12345', '1234567', '12 345', 'abcdef', '１２３４５６'])(
  '[FQ-7] %j is no code of six digits',
  async (code) => {
    const { status, body } = await check(newPhone(), code)
    expect([status, body.error.message]).toEqual([400, expect.stringContaining('Code must be 6 digits.')])
  },
)

test('[WL-8] after five tries the right code is worth nothing, also when they come at the same moment', {
  tags: 'long',
}, async () => {
  const phone = newPhone()
  await send(phone)
  const code = sentCode()
  const wrong = await Promise.all(Array.from({ length: 12 }, () => check(phone, wrongFor(code))))
  expect(wrong.every(({ status }) => status === 422)).toBe(true)
  const item = await getItem('codes', { tenant: 'northgate', phone: e164(phone) })
  expect(item?.tries).toBe(codeRules.maxTries)
  expect((await check(phone, code)).status).toBe(422)
})

test('[WL-8] a code works for ten minutes, and once', async () => {
  const phone = newPhone()
  await send(phone)
  const code = sentCode()
  wait(601)
  expect((await check(phone, code)).status).toBe(422)
  await send(phone)
  const next = sentCode()
  wait(599)
  const answers = await Promise.all([check(phone, next), check(phone, next), check(phone, next)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
})

test('[FQ-7] a code is sent again after half a minute, and the one before is over', async () => {
  const phone = newPhone()
  await send(phone)
  const first = sentCode()
  const soon = await send(phone)
  expect([soon.status, soon.headers?.['retry-after'], secondsToResend(soon.body.error)]).toEqual([429, '30', 30])
  expect(sms.inbox()).toHaveLength(1)
  wait(30)
  expect((await send(phone)).status).toBe(200)
  const second = sentCode()
  if (first !== second) expect((await check(phone, first)).status).toBe(422)
  expect((await check(phone, second)).status).toBe(200)
})

test('[FQ-7] two requests at the same moment send one code', async () => {
  const phone = newPhone()
  const answers = await Promise.all([send(phone), send(phone), send(phone)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429])
  expect(sms.inbox()).toHaveLength(1)
})

test('[TN-10] a code, and a session, of one site are nothing on another with the same number', async () => {
  const phone = newPhone()
  await send(phone)
  const here = sentCode()
  await send(phone, { tenant: 'harbourside' })
  const there = sentCode()
  expect(sms.inbox().map(({ from }) => from[0]?.name)).toEqual(['Northgate', 'Harbourside'])
  if (here !== there) expect((await check(phone, here, { tenant: 'harbourside' })).status).toBe(422)
  const { cookies } = await check(phone, here)
  expect(await readSession('harbourside', sessionOf(cookies))).toBeNull()
  expect(await getItem('shoppers', { tenant: 'harbourside', phone: e164(phone) })).toBeUndefined()
})

test.each(['(02) 5550 1234', '+1 212 555 0100', '+64 21 123 4567', 'nobody', ''])(
  '[FQ-6] nothing is sent to %j, which is no Australian mobile number',
  async (phone) => {
    const { status, body } = await send(phone)
    expect([status, body.error.fields?.[0]?.message ?? body.error.message]).toEqual([
      422,
      'Enter an Australian mobile number, such as 0491 570 006.',
    ])
    expect(sms.inbox()).toEqual([])
  },
)

test('[FQ-8] a number gets a limited number of codes in a day from all addresses and sites together', {
  tags: 'long',
}, async () => {
  const phone = newPhone()
  const refusals: unknown[] = []
  for (let halfHour = 0; halfHour < 48; halfHour += 1) {
    const { status, body, headers } = await send(phone, { tenant: halfHour % 2 ? 'northgate' : 'harbourside' })
    if (status !== 200) refusals.push([body.error.message, Number(headers?.['retry-after']) > 0])
    wait(30 * 60)
  }
  const { burst, perHour } = codeLimits.sentToPhone
  expect(sms.inbox().length).toBeLessThanOrEqual(burst + 24 * perHour)
  expect(sms.inbox().length).toBeGreaterThan(burst)
  expect(refusals[0]).toEqual([
    expect.stringMatching(/^Too many .* later\. Several codes were sent to this number/),
    true,
  ])
})

test('[FQ-8] the addresses of a network share one limit of numbers to send to, and one of codes to try', {
  tags: 'long',
}, async () => {
  const addressOf = (index: number) => `2001:db8:77:1::${index.toString(16)}`
  const sent: number[] = []
  for (let index = 0; index < codeLimits.sentFromAddress.burst + 2; index += 1)
    sent.push((await send(newPhone(), { ip: addressOf(index + 1) })).status ?? 0)
  expect(sent.filter((status) => status === 200)).toHaveLength(codeLimits.sentFromAddress.burst)
  const tried: number[] = []
  for (let index = 0; index < codeLimits.triedFromAddress.burst + 2; index += 1)
    tried.push((await check(newPhone(), '000000', { ip: '2001:db8:77:1::1' })).status ?? 0)
  expect(tried.filter((status) => status === 422)).toHaveLength(codeLimits.triedFromAddress.burst)
})

test('[FQ-8] twenty people on one Wi-Fi all sign in, each with a second code and two wrong ones', {
  tags: 'long',
}, async () => {
  const ip = newIp()
  const statuses: unknown[] = []
  for (let person = 0; person < 20; person += 1) {
    const phone = newPhone()
    await send(phone, { ip })
    wait(codeRules.resendSeconds)
    await send(phone, { ip })
    const code = sentCode()
    for (const typed of [wrongFor(code), wrongFor(code), code])
      statuses.push((await check(phone, typed, { ip })).status)
  }
  expect(statuses).toEqual(Array.from({ length: 20 }, () => [422, 422, 200]).flat())
})

test.each(['error', 'over-budget', 'opted-out', 'malformed'] as const)(
  '[FQ-7] when SMS fails with %s the shopper reads what to do, and may ask again at once',
  async (fault) => {
    const phone = newPhone()
    sms.setFault(fault)
    const { status, body } = await send(phone)
    expect([status, body.error.message]).toEqual([
      503,
      'We could not send a code right now. Try again in a minute, or call (02) 5550 1234.',
    ])
    sms.setFault(null)
    // The circuit is the provider's own, and stays closed for one failure.
    expect((await send(phone)).status).toBe(200)
  },
)

test('[FQ-7] a message whose provider answers too late may arrive all the same, and its code works', {
  tags: 'long',
}, async () => {
  const phone = newPhone()
  let text = ''
  const late: SmsProvider = {
    async sendSms({ body }) {
      text = body
      throw new ProviderError('timeout', 'SMS did not answer in time.')
    },
  }
  const services = {
    sms: late,
    challenge: undefined,
    keysSecret: process.env.SHOPPER_KEYS_SECRET ?? '',
    now: new Date(),
  }
  await sendCode({ site: testSite(), phone: e164(phone), ip: newIp() }, services)
  expect((await check(phone, /code is (\d{6})\./.exec(text)?.[1] ?? '')).status).toBe(200)
})

/** Someone has used up what a site, or all of them, may send. */
async function useUp(limit: 'sentBySite' | 'sentByPlatform', key: string) {
  const { burst, perHour } = codeLimits[limit]
  const rate = { capacity: burst, refillPerSecond: perHour / 3600 }
  await putItem('limits', { bucket: key, full_at_ms: Date.now() + (burst / rate.refillPerSecond) * 1000 })
}

test('[FQ-8] who uses up a site’s codes locks no shopper out: they get the challenge, and with it the code', async () => {
  await useUp('sentBySite', 'codes:site:guarded')
  const [phone, tenant] = [newPhone(), 'guarded']
  const asked = await send(phone, { tenant })
  expect([asked.status, asked.body.error.code]).toEqual([422, 'invalid'])
  expect(asked.body.error.fields).toEqual([
    { field: 'challenge', message: expect.stringContaining('Confirm that you are a person') },
  ])
  challenge.setFault('fail')
  expect((await send(phone, { tenant, challenge: 'a-program' })).status).toBe(422)
  challenge.setFault(null)
  expect(sms.inbox()).toEqual([])
  expect((await send(phone, { tenant, challenge: 'a-person' })).status).toBe(200)
  expect((await check(phone, sentCode(), { tenant })).status).toBe(200)
  // A token passes once.
  expect((await send(newPhone(), { tenant, challenge: 'a-person' })).status).toBe(422)
  expect(sms.inbox()).toHaveLength(1)
})

test('[FQ-8] what a platform spends in a day refuses with and without the challenge', async () => {
  await useUp('sentByPlatform', 'codes:platform')
  const refused = await send(newPhone(), { tenant: 'guarded', challenge: 'a-person' })
  expect([refused.status, refused.body.error.message, Number(refused.headers?.['retry-after']) > 0]).toEqual([
    429,
    expect.stringMatching(/^Too many .* later\. We have sent as many codes as we can for now/),
    true,
  ])
  await putItem('limits', { bucket: 'codes:platform', full_at_ms: 0 })
})

test.each([
  ['a site without the challenge', 'northgate', null],
  ['the challenge is not available', 'guarded', 'error'],
] as const)('[FQ-8] a site’s used up share refuses where %s', async (_, tenant, fault) => {
  await useUp('sentBySite', `codes:site:${tenant}`)
  challenge.setFault(fault)
  const refused = await send(newPhone(), { tenant, challenge: 'a-person' })
  expect([refused.status, Number(refused.headers?.['retry-after']) > 0]).toEqual([429, true])
  expect(sms.inbox()).toEqual([])
})

describe('[WL-8] a try whose answer was lost', () => {
  const key = () => ({ 'idempotency-key': crypto.randomUUID() })

  test('is repeated with its key: it signs in, counts no try, records nothing again and leaves one session', async () => {
    const phone = newPhone()
    const headers = key()
    await send(phone)
    const code = sentCode()
    const lost = await check(phone, code, { headers })
    wait(20)
    const repeated = await check(phone, code, { headers })
    const again = await check(phone, code, { headers })
    expect([lost.status, repeated.status, again.status]).toEqual([200, 200, 200])
    expect((await getItem('codes', { tenant: 'northgate', phone: e164(phone) }))?.tries).toBe(1)
    const records = await Array.fromAsync(queryItems('verifications', 'northgate', { prefix: `${e164(phone)}#` }))
    expect(records).toHaveLength(1)
    for (const { cookies } of [lost, repeated]) expect(await readSession('northgate', sessionOf(cookies))).toBeNull()
    expect(await readSession('northgate', sessionOf(again.cookies))).toMatchObject({ phone: e164(phone) })
    expect(await listSessions('northgate', e164(phone))).toHaveLength(1)
  })

  test('sent twice at the same moment signs in twice', async () => {
    const phone = newPhone()
    const headers = key()
    await send(phone)
    const answers = await Promise.all([1, 2].map(() => check(phone, sentCode(), { headers })))
    expect(answers.map(({ status }) => status)).toContain(200)
    expect((await check(phone, sentCode(), { headers })).status).toBe(200)
  })

  test('is refused without its key, with another, with another code, and after the code’s life', async () => {
    const phone = newPhone()
    const headers = key()
    await send(phone)
    const code = sentCode()
    await check(phone, code, { headers })
    expect((await check(phone, code)).status).toBe(422)
    expect((await check(phone, code, { headers: key() })).status).toBe(422)
    expect((await check(phone, wrongFor(code), { headers })).status).toBe(422)
    wait(601)
    expect((await check(phone, code, { headers })).status).toBe(422)
  })

  test('brings back no session that the shopper ended', async () => {
    const phone = newPhone()
    const headers = key()
    await send(phone)
    const { cookies } = await check(phone, sentCode(), { headers })
    await endSession('northgate', sessionOf(cookies) ?? '')
    expect((await check(phone, sentCode(), { headers })).status).toBe(422)
  })
})

test('[WL-8] once a code was used, another may be asked for at once', async () => {
  const phone = newPhone()
  await send(phone)
  await check(phone, sentCode())
  expect((await send(phone)).status).toBe(200)
})

test('[FQ-8] what counts a number or an address is a hash that cannot be computed without the secret', async () => {
  const phone = newPhone()
  const ip = newIp()
  await send(phone, { ip })
  const plain = (text: string) => createHash('sha256').update(text).digest('base64url')
  expect(await getItem('limits', { bucket: `codes:phone:${plain(e164(phone))}` })).toBeUndefined()
  expect(await getItem('limits', { bucket: `codes:address:${plain(ip)}` })).toBeUndefined()
})

test('[FQ-8] an address that may send no more does not learn whether a number was sent a code', {
  tags: 'long',
}, async () => {
  const ip = newIp()
  const phone = newPhone()
  for (let index = 0; index < codeLimits.sentFromAddress.burst; index += 1) await send(newPhone(), { ip })
  await send(phone)
  const [asked, other] = [await send(phone, { ip }), await send(newPhone(), { ip })]
  expect(asked.body.error.message).toBe(other.body.error.message)
})

test('a site without a sender ID sends nothing', async () => {
  expect((await send(newPhone(), { tenant: 'silent' })).status).toBe(503)
  expect(sms.inbox()).toEqual([])
})

test('[WL-8] an id that was planted, or known from before, is no session of who signs in', async () => {
  const phone = newPhone()
  const planted = 'p'.repeat(43)
  await send(phone)
  const fixed = await check(phone, sentCode(), { session: planted })
  expect(sessionOf(fixed.cookies)).not.toBe(planted)
  expect(await readSession('northgate', planted)).toBeNull()

  const known = await startSession('northgate', '+61491570999')
  wait(60)
  await send(phone)
  const rolled = await check(phone, sentCode(), { session: known })
  expect(await readSession('northgate', known)).toBeNull()
  expect(await readSession('northgate', sessionOf(rolled.cookies))).toMatchObject({ phone: e164(phone) })
})

test('[WL-8] a code that another site’s page sends starts no session', async () => {
  const phone = newPhone()
  await send(phone)
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  const { status, cookies } = await check(phone, sentCode(), { headers })
  expect([status, cookies]).toEqual([403, []])
})
