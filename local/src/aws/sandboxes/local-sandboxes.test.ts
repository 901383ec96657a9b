import { providerNames } from '@forecourt/contracts/functions/needs'
import { expect, onTestFinished, test } from 'vitest'
import { startSandboxes } from './local-sandboxes.ts'

test('every provider that functions may need has a sandbox, whose address they get', async () => {
  const { all, environment, close } = await startSandboxes()
  onTestFinished(close)
  expect(all.map(({ name }) => name)).toEqual(expect.arrayContaining([...providerNames]))
  expect(environment).toMatchObject({
    EMAIL_URL: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
    CHALLENGE_URL: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
    EMAIL_FROM: expect.stringContaining('@'),
  })
  await fetch(`${environment.WEBHOOK_URL}/leads`, { method: 'POST', body: '{}' })
  expect(all.find(({ name }) => name === 'webhook')?.inbox()).toMatchObject([{ path: '/leads', body: '{}' }])
})
