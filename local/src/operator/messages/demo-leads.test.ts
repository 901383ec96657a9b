import { writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { startLocalTables } from '@forecourt/lambda-kit/testing/local-tables'
import { webhookSecret } from '@forecourt/leads/delivery/webhook-secret'
import { createLead } from '@forecourt/leads/store/create-lead'
import { testLeadSite, testLeadToCreate } from '@forecourt/leads/testing/test-lead'
import { readTenant } from '@forecourt/tenants'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type LocalSandboxes, startSandboxes } from '../../aws/sandboxes/local-sandboxes.ts'
import { type MessageView, messageView, siteSigningSecrets } from './message-view.ts'

const stageSecret = 'a-secret-of-signatures'
let tables: Awaited<ReturnType<typeof startLocalTables>>
let sandboxes: LocalSandboxes
beforeAll(async () => {
  ;[tables, sandboxes] = await Promise.all([startLocalTables(), startSandboxes()])
  Object.assign(process.env, sandboxes.environment, { LEAD_SIGNING_SECRET: stageSecret })
})
afterAll(() => Promise.all([tables.close(), sandboxes.close()]))

/** What a provider's inbox shows once a lead has come to a demo dealer. */
async function received(slug: string, provider: string): Promise<MessageView[]> {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const site = testLeadSite({ leads: readTenant(slug).leads }, { slug })
  await writeSite(site)
  const { lead_id } = await createLead(testLeadToCreate({ site }))
  const { handler } = await import('@forecourt/functions/forms/lead-delivery')
  const Keys = { tenant: { S: slug }, lead_id: { S: lead_id } }
  await handler({ Records: [{ eventName: 'INSERT', dynamodb: { Keys, SequenceNumber: '1' } }] })
  const inbox = sandboxes.all.find(({ name }) => name === provider)?.inbox() ?? []
  return inbox.map((message) => messageView(message, siteSigningSecrets(stageSecret)))
}

test('[LD-14] a lead to Northgate comes to its lead system as ADF by e-mail', async () => {
  const messages = await received('northgate', 'email')
  const adf = messages.find(({ about }) => about.includes('adf@crm.northgate.example'))
  expect(adf?.text).toContain('<?adf version="1.0"?>')
})

test('[LD-14] a lead to Meridian comes to its system as a webhook that it signed', async () => {
  expect(webhookSecret(stageSecret, 'meridian')).toBe(siteSigningSecrets(stageSecret).meridian)
  const [message] = await received('meridian', 'webhook')
  expect(message?.title).toBe('POST /crm.meridian.example/leads')
  expect(message?.notes).toEqual([expect.objectContaining({ text: 'signed by meridian', isGood: true })])
})
