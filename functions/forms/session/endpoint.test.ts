import { testSite } from '@forecourt/contracts/testing/test-site'
import { startSession } from '@forecourt/lambda-kit/http/session'
import { writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { askHandler, pageEvent } from '@forecourt/lambda-kit/testing/ask-handler'
import { lambdaContext } from '@forecourt/lambda-kit/testing/http-event'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { beforeAll, expect, test } from 'vitest'
import { handler } from './index.ts'

withLocalTables()
beforeAll(async () => {
  await writeSite(testSite())
  await writeSite(testSite({ slug: 'harbourside', dealerships: ['harbourside'] }))
})

const ask = (
  method: 'GET' | 'POST',
  route: string,
  session: string | undefined,
  ...[body = {}, tenant = 'northgate']: [body?: object, tenant?: string]
) => askHandler(handler, { route, method, session, body, tenant })

test('a session is returned to the client with its cookie, until it is ended', async () => {
  const id = await startSession('northgate', '+61491570006')
  expect(await ask('GET', '/api/session', id)).toMatchObject({ status: 200, body: { phone: '+61491570006' } })
  expect(await ask('POST', '/api/session/end', id)).toMatchObject({ status: 200, body: { ended: true } })
  expect((await ask('GET', '/api/session', id)).status).toBe(401)
})

test('without a session there is none to answer or to end', async () => {
  expect((await ask('GET', '/api/session', undefined)).status).toBe(401)
  expect(await ask('POST', '/api/session/end', undefined)).toMatchObject({
    status: 200,
    body: { ended: false },
    cookies: [],
  })
})

const phone = '+61491570077'

test('[WL-8] a shopper sees where they are signed in, and ends one session or all', async () => {
  const [here, there, elsewhere] = [
    await startSession('northgate', phone, 'Safari on iPhone'),
    await startSession('northgate', phone, 'Chrome on Windows'),
    await startSession('northgate', '+614915700779', 'Firefox on Mac'),
  ]
  const { body } = await ask('GET', '/api/sessions', here)
  const listed: { id: string; device: string; is_current: boolean }[] = body.sessions
  expect(listed.map(({ device, is_current }) => [device, is_current]).sort()).toEqual([
    ['Chrome on Windows', false],
    ['Safari on iPhone', true],
  ])
  // An id of the list opens nothing.
  for (const { id } of listed) expect((await ask('GET', '/api/session', id)).status).toBe(401)

  const other = listed.find(({ is_current }) => !is_current)
  expect(await ask('POST', '/api/sessions/revoke', here, { id: other?.id })).toMatchObject({ status: 200, cookies: [] })
  expect((await ask('GET', '/api/session', there)).status).toBe(401)
  expect((await ask('POST', '/api/sessions/revoke', here, { id: other?.id })).status).toBe(404)

  const all = await ask('POST', '/api/sessions/end', here)
  expect([all.body, all.cookies[0]]).toEqual([{ ended: 1 }, expect.stringMatching(/^__Host-session=; .*Max-Age=0/)])
  expect((await ask('GET', '/api/session', here)).status).toBe(401)
  expect((await ask('GET', '/api/session', elsewhere)).status).toBe(200)
})

test('[TN-10] a session is ended by its own shopper on its own site only', async () => {
  const mine = await startSession('northgate', phone)
  const { body } = await ask('GET', '/api/sessions', mine)
  const [{ id }] = body.sessions
  const stranger = await startSession('northgate', '+61491570078')
  const atOther = await startSession('harbourside', phone)
  expect((await ask('POST', '/api/sessions/revoke', stranger, { id })).status).toBe(404)
  expect((await ask('POST', '/api/sessions/revoke', atOther, { id }, 'harbourside')).status).toBe(404)
  expect((await ask('POST', '/api/sessions/end', atOther, {}, 'harbourside')).body).toEqual({ ended: 1 })
  expect((await ask('GET', '/api/session', mine)).status).toBe(200)
})

test('[WL-8] signing out takes the cookies, and what was copied of them is worth nothing afterwards', async () => {
  const id = await startSession('northgate', phone)
  const { cookies } = await ask('POST', '/api/session/end', id)
  expect(cookies).toEqual([
    '__Host-session=; Path=/; Max-Age=0; SameSite=Strict; Secure; HttpOnly',
    'session_hint=1; Path=/; Max-Age=0; SameSite=Strict; Secure',
  ])
  expect((await ask('GET', '/api/session', id)).status).toBe(401)
})

test('[WL-8] the hint that scripts can read is no session', async () => {
  const event = pageEvent({ route: '/api/session' })
  const cookies = ['session_hint=1', `session=${await startSession('northgate', phone)}`]
  const result = await handler({ ...event, cookies }, lambdaContext())
  // A cookie without the prefix could have been planted by a neighbouring host, so on https it is none either.
  expect(result.statusCode).toBe(401)
})
