import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { handler as deliver } from '@forecourt/functions/forms/lead-delivery'
import { handler as submit } from '@forecourt/functions/forms/leads'
import { httpEvent, lambdaContext } from '@forecourt/lambda-kit/testing/http-event'
import * as z from 'zod/mini'

/** The functions of leads: `functions-process.ts PORT`. `POST /` is an enquiry; what the parent sends is an event of the stream. */
const port = Number(process.argv[2])
const sweepEveryMs = 500
/** More are refused, as Lambda does above its concurrency: the browser would time out before a longer queue is served. */
const maxConcurrency = 40
let running = 0
const ownHeaders = { 'content-type': 'application/json', origin: 'https://own.example', 'x-site-host': 'own.example' }

const server = createServer(async (request, response) => {
  const body = await text(request).catch(() => undefined)
  const key = request.headers['idempotency-key']
  if (body === undefined || typeof key !== 'string') return response.writeHead(400).end()
  if (running >= maxConcurrency) return response.writeHead(503).end()
  running++
  const event = httpEvent({ path: '/api/leads', route: '/api/leads', method: 'POST', tenant: 'northgate', body })
  const headers = { ...event.headers, ...ownHeaders, 'idempotency-key': key }
  const { statusCode, body: answer } = await submit({ ...event, headers }, lambdaContext()).finally(() => running--)
  response.writeHead(statusCode ?? 200, { 'content-type': 'application/json' }).end(answer)
})

const writtenSchema = z.object({ tenant: z.object({ S: z.string() }), lead_id: z.object({ S: z.string() }) })
process.on('message', async (message) => {
  const { data: Keys } = writtenSchema.safeParse(message)
  // What fails here is the schedule's: the event is not sent again.
  if (Keys) await deliver({ Records: [{ eventName: 'MODIFY', dynamodb: { Keys } }] }).catch(() => undefined)
})

async function sweepForEver(): Promise<never> {
  for (;;) {
    await deliver({}).catch(() => undefined)
    await new Promise((resolve) => setTimeout(resolve, sweepEveryMs))
  }
}

server.listen(port, '127.0.0.1', () => process.send?.({ ready: true }))
process.on('disconnect', () => process.exit(0))
await sweepForEver()
