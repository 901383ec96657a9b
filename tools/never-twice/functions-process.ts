import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { functions } from '@forecourt/functions/needs'
import { handler as reconciler } from '@forecourt/functions/vehicle/hold-reconciler'
import { handler as reservation } from '@forecourt/functions/vehicle/reservation'
import { handler as changes } from '@forecourt/functions/vehicle/reservation-changes'
import { gateway } from '@forecourt/local/aws/gateway/gateway'
import * as z from 'zod/mini'

/** The functions of reservations behind the local gateway: `functions-process.ts PORT`. What the parent sends is an event of a stream. */
const port = Number(process.argv[2])
const needs = functions.reservation
if (!needs) throw new Error('There is no function "reservation".')
const route = gateway([{ name: 'reservation', needs, handler: reservation as (event: unknown) => Promise<unknown> }])
const edge = {
  'x-tenant': 'northgate',
  'x-origin-verify': process.env.ORIGIN_SECRET ?? '',
  'x-site-host': 'own.example',
}

const server = createServer(async (request, response) => {
  const body = await buffer(request).catch(() => undefined)
  if (body === undefined) return
  const { pathname, search } = new URL(request.url ?? '/', 'http://local')
  const headers = { ...(request.headers as Record<string, string>), ...edge, origin: 'https://own.example' }
  const { method = 'GET' } = request
  const query = search.slice(1)
  const answer = await route({ method, path: pathname, query, headers, body, sourceIp: '127.0.0.1' })
  response.writeHead(answer.status, answer.headers).end(answer.body)
})

const messageSchema = z.discriminatedUnion('do', [
  z.object({ do: z.literal('change'), keys: z.record(z.string(), z.unknown()) }),
  z.object({ do: z.literal('reconcile') }),
])
process.on('message', async (message) => {
  const { data } = messageSchema.safeParse(message)
  if (data?.do === 'change')
    await changes({ Records: [{ eventName: 'MODIFY', dynamodb: { Keys: data.keys as never } }] }).catch(() => undefined)
  if (data?.do === 'reconcile') {
    const isDone = await reconciler({}).then(
      () => true,
      () => false,
    )
    process.send?.({ reconciled: isDone })
  }
})
server.listen(port, '127.0.0.1', () => process.send?.({ ready: true }))
process.on('disconnect', () => process.exit(0))
