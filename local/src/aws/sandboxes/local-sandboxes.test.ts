import { once } from 'node:events'
import { createServer } from 'node:http'
import { functions } from '@forecourt/functions/needs'
import { providers } from '@forecourt/providers/needs'
import { expect, onTestFinished, test } from 'vitest'
import { startSandboxes } from './local-sandboxes.ts'

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
  })
  const received: string[] = []
  const site = createServer((request, response) => {
    received.push(String(request.url))
    response.end()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void site.close())
  await once(site, 'listening')
  await sendWebhooksTo(`http://127.0.0.1:${Object(site.address()).port}`)
  const authorization = `Bearer ${environment.PAYMENT_SECRET}`
  const body = new URLSearchParams({
    amount: '20000',
    'metadata[tenant]': 'northgate',
    'metadata[reservation_id]': 'r',
  })
  await fetch(`${environment.PAYMENT_URL}/v1/payment_intents`, { method: 'POST', headers: { authorization }, body })
  await expect.poll(() => received).toEqual(['/api/payment-events'])
  await fetch(`${environment.WEBHOOK_URL}/leads`, { method: 'POST', body: '{}' })
  expect(all.find(({ name }) => name === 'webhook')?.inbox()).toMatchObject([{ path: '/leads', body: '{}' }])
})
