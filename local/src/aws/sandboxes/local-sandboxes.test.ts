import { once } from 'node:events'
import { createServer } from 'node:http'
import { functions } from '@forecourt/functions/needs'
import { expectLogs } from '@forecourt/lambda-kit/testing/expect-logs'
import { providers } from '@forecourt/providers/needs'
import { expect, onTestFinished, test } from 'vitest'
import { startSandboxes } from './local-sandboxes.ts'

function beginPayment({ PAYMENT_SECRET, PAYMENT_URL }: Record<string, string>) {
  const body = new URLSearchParams({
    amount: '20000',
    'metadata[tenant]': 'northgate',
    'metadata[reservation_id]': 'r',
  })
  const headers = { authorization: `Bearer ${PAYMENT_SECRET}` }
  return fetch(`${PAYMENT_URL}/v1/payment_intents`, { method: 'POST', headers, body })
}

test('every provider that functions may need has a sandbox, whose address they get', async () => {
  const { all, environment, sendWebhooksTo, close } = await startSandboxes()
  onTestFinished(close)
  expect(all.map(({ name }) => name)).toEqual(Object.keys(providers))
  const named = Object.values(functions).flatMap((needs) => needs.providers ?? [])
  expect(Object.keys(providers)).toEqual(expect.arrayContaining(named))
  expect(environment).toMatchObject({
    EMAIL_URL: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
    CHALLENGE_URL: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
    EMAIL_FROM: expect.stringContaining('@'),
    CHALLENGE_SECRET: expect.stringMatching(/^.{16,}$/),
    YOUX_REDIRECT_HOSTS: new URL(environment.YOUX_URL ?? '').host,
    PROVIDER_ORIGINS: expect.stringContaining(`"https://js.stripe.com":"${environment.PAYMENT_URL}"`),
  })
  const received: string[] = []
  const site = createServer((request, response) => {
    received.push(`${request.headers.host}${request.url}`)
    response.end()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void site.close())
  await once(site, 'listening')
  const host = `northgate.localhost:${Object(site.address()).port}`
  await sendWebhooksTo(`http://${host}`)
  await beginPayment(environment)
  await expect.poll(() => received).toEqual([`${host}/api/payment-events`])
  await fetch(`${environment.WEBHOOK_URL}/leads`, { method: 'POST', body: '{}' })
  expect(all.find(({ name }) => name === 'webhook')?.inbox()).toMatchObject([{ path: '/leads', body: '{}' }])
})

test('a webhook that nothing takes is logged, and is not shown as under way', async () => {
  const { all, environment, sendWebhooksTo, close } = await startSandboxes()
  onTestFinished(close)
  expectLogs(/cannot send payment_intent\.created to http:\/\/northgate\.localhost:1\//)
  await sendWebhooksTo('http://northgate.localhost:1')
  await beginPayment(environment)
  const webhooks = all.find(({ name }) => name === 'payment')?.webhooks
  await expect.poll(() => webhooks?.sent()).toMatchObject([{ type: 'payment_intent.created', hasFailed: true }])
})
