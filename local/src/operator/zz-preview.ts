import { createServer } from 'node:http'
import { putItem } from '@forecourt/lambda-kit/data/items'
import { startLocalTables } from '@forecourt/lambda-kit/testing/local-tables'
import { webhookSecret } from '@forecourt/leads/delivery/webhook-secret'
import { createEmailProvider } from '@forecourt/providers/email/adapter'
import { createWebhookProvider } from '@forecourt/providers/webhook/adapter'
import { readRequest } from '../aws/edge/edge-request.ts'
import { startSandboxes } from '../aws/sandboxes/local-sandboxes.ts'
import { siteSigningSecrets } from './message-view.ts'
import { operator } from './operator.ts'

await startLocalTables()
const s = await startSandboxes()
const empty = process.argv[3] === 'empty'
if (!empty) {
  const mail = createEmailProvider({
    region: 'ap-southeast-2',
    url: s.environment.EMAIL_URL,
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
  })
  const adf =
    '<?xml version="1.0" encoding="UTF-8"?>\n<?adf version="1.0"?>\n<adf>\n  <prospect>\n    <requestdate>2026-11-22T10:00:00Z</requestdate>\n  </prospect>\n</adf>'
  await mail.sendEmail({
    from: { address: 'leads@forecourt.example', name: 'Harbourside' },
    to: [{ address: 'sales@harbourside.example' }],
    replyTo: { address: 'mia@example.com', name: 'Mia Nguyen' },
    subject: 'Vehicle Enquiry: 2021 Kia Sportage GT-Line, from Mia Nguyen',
    html: '<!doctype html><body style="font:16px sans-serif"><h1>Mia Nguyen asks about a car</h1><p>Is it still available? <a href="http://harbourside.localhost/">See it</a></p><script>document.body.innerHTML="owned"</script></body>',
    text: 'Mia Nguyen asks about a car\n\nIs it still available?',
    attachments: [{ filename: 'lead.adf.xml', contentType: 'application/xml', content: adf }],
    idempotencyKey: 'a/email',
  })
  await mail.sendEmail({
    from: { address: 'leads@forecourt.example', name: 'Northgate' },
    to: [{ address: 'leads@crm.example' }],
    subject: 'Lead 5f0e',
    text: adf,
    idempotencyKey: 'b/adf',
  })
  const hook = createWebhookProvider({ allowedHosts: [s.environment.WEBHOOK_ALLOWED_HOSTS ?? ''] })
  const post = (secret: string) =>
    hook.post({
      url: `${s.environment.WEBHOOK_URL}/northgate/leads`,
      body: JSON.stringify({ lead_id: '5f0e', name: 'Zoë' }, null, 2),
      contentType: 'application/json',
      secret,
      deliveryId: '5f0e/webhook',
      timestampMs: Date.now(),
    })
  await post(webhookSecret('stage-secret', 'northgate'))
  await post('some other secret thing')
  s.all.find((x) => x.name === 'webhook')?.setFault('error')
  await post(webhookSecret('stage-secret', 'northgate')).catch(() => {})
  const base = (
    n: number,
    ageMin: number,
    person: object,
    delivery: object,
    tenant = 'harbourside',
    category = 'Vehicle Enquiry',
  ) => ({
    tenant,
    lead_id: `lead-${n}`,
    idempotency_key: 'k',
    fingerprint: 'f',
    version: 1,
    created_at: new Date(Date.now() - ageMin * 60000).toISOString(),
    form: 'enquiry',
    category,
    person,
    fields: {},
    additional_services: [],
    opt_in: true,
    dealership_slug: 'd',
    url: 'http://x/',
    source: 'Website',
    user_agent: '',
    lead_attributes: { visited_pages: [], linked_query_params: {} },
    delivery,
    message: 'Hello',
  })
  const at = (min: number) => new Date(Date.now() + min * 60000).toISOString()
  await putItem(
    'leads',
    base(1, 3, { name: 'Mia', last_name: 'Nguyen' }, { email: { state: 'delivered', attempts: 1 } }),
  )
  await putItem(
    'leads',
    base(
      2,
      14,
      { name: 'Zoë', last_name: 'Papadopoulos' },
      {
        email: { state: 'delivered', attempts: 1 },
        webhook: { state: 'pending', attempts: 4, due_at: at(6), last_error: 'crm.northgate.example answered 500.' },
      },
      'northgate',
      'Test Drive',
    ),
  )
  await putItem(
    'leads',
    base(
      3,
      3000,
      { name: 'Wolfeschlegelsteinhausenbergerdorff', last_name: 'The Third of Somewhere' },
      {
        email: { state: 'delivered', attempts: 1 },
        adf: { state: 'failed', attempts: 22, last_error: 'crm.meridian.example cannot be reached (ECONNREFUSED).' },
      },
      'meridian',
      'Finance Enquiry',
    ),
  )
  await putItem(
    'leads',
    base(
      4,
      1500,
      { name: 'Ali' },
      { email: { state: 'pending', attempts: 0, due_at: at(0) } },
      'drivewise',
      'General Enquiry',
    ),
  )
}
const answer = operator({
  sandboxes: s.all,
  failures: empty ? [] : ['functions/finance/index.ts cannot be loaded: Unexpected token'],
  streams: empty ? [] : [{ name: 'lead-delivery', table: 'leads', countDeadLetters: async () => 2 }],
  signingSecrets: () => siteSigningSecrets('stage-secret'),
  index: async () => ({
    waiting: 0,
    lastMs: undefined,
    deadLetters: 0,
    engine: { kind: 'embedded' } as const,
    since: undefined,
  }),
})
createServer(async (i, o) => {
  const r = await readRequest(i)
  if (!r) return
  const a = await answer(r)
  o.writeHead(a.status, a.headers).end(a.body)
}).listen(Number(process.argv[2]), '127.0.0.1', () => console.log('up'))
