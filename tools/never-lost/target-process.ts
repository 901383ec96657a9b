import { appendFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import * as z from 'zod/mini'

/**
 * What takes e-mails and webhooks: `target-process.ts FILE PORT`. It appends which delivery it took to the file before it answers, so
 * that a kill in between causes a repeated delivery, never an unrecorded one.
 */
const [file, port] = process.argv.slice(2)
if (!file) throw new Error('Usage: node target-process.ts FILE PORT')

const emailSchema = z.object({
  Content: z.object({ Simple: z.object({ Headers: z.array(z.object({ Name: z.string(), Value: z.string() })) }) }),
})
const emailDelivery = (body: string) =>
  emailSchema.parse(JSON.parse(body)).Content.Simple.Headers.find(({ Name }) => Name === 'x-forecourt-delivery')?.Value

const server = createServer(async (request, response) => {
  const body = await text(request).catch(() => undefined)
  if (body === undefined) return
  const webhook = request.headers['forecourt-delivery']
  appendFileSync(file, `${typeof webhook === 'string' ? webhook : emailDelivery(body)}\n`)
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ MessageId: 'taken' }))
})
server.listen(Number(port), '127.0.0.1', () => process.send?.({ ready: true }))
process.on('disconnect', () => process.exit(0))
