import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEmailProvider } from './email/adapter.ts'
import { post } from './post.ts'
import { createSmsProvider } from './sms/adapter.ts'

/** Closes a connection on its second request, as AWS does with one that was idle for too long. */
const server = createServer({ keepAliveTimeout: 60_000 }, ({ socket }, response) => {
  if (socket.bytesWritten > 0) socket.destroy()
  else response.end(JSON.stringify({ MessageId: 'message-1' }))
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

const settings = () => ({
  region: 'ap-southeast-2',
  url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  credentials: { accessKeyId: 'sandbox', secretAccessKey: 'sandbox' },
  calls: { deadlineMs: 30_000 },
})

test.each([
  [
    'an email',
    () => {
      const { sendEmail } = createEmailProvider(settings())
      const address = (name: string) => ({ address: `${name}@dealer.example` })
      return () =>
        sendEmail({
          from: address('no-reply'),
          to: [address('sales')],
          subject: 'Lead',
          text: 'Lead',
          idempotencyKey: '1',
        })
    },
  ],
  [
    'an SMS',
    () => {
      const { sendSms } = createSmsProvider(settings())
      return () => sendSms({ to: '+61491570006', senderId: 'Northgate', body: 'Code', validSeconds: 600 })
    },
  ],
  [
    'what is posted',
    () => {
      const sent = { headers: {}, body: '{}', signal: AbortSignal.timeout(30_000) }
      return async () => ({ messageId: JSON.parse((await post(new URL(settings().url), sent)).text).MessageId })
    },
  ],
])('%s after another is not sent on a connection that may be gone', async (_, create) => {
  const send = create()
  await send()
  await expect(send()).resolves.toEqual({ messageId: 'message-1' })
})
