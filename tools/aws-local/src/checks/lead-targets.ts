import { readSite, writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { webhookSecret } from '@forecourt/leads/delivery/webhook-secret'
import { startSandbox } from '@forecourt/providers/start-sandbox'
import { type ReceivedWebhook, sandbox as webhookDefinition } from '@forecourt/providers/webhook/sandbox'
import { verifySignature } from '@forecourt/providers/webhook/signature'
import * as z from 'zod'
import { functionVariables, setFunctionVariables } from '../deployment/function-variables.ts'
import { readSecret } from '../deployment/platform-names.ts'
import { account } from './role-copy.ts'

const messageSchema = z.object({
  To: z.array(z.string()),
  Subject: z.string(),
  BodyText: z.string(),
  BodyHtml: z.string(),
  Timestamp: z.number(),
})
type SentEmail = z.infer<typeof messageSchema>

export type LeadTargets = {
  /** The dealer's own system, on this machine. */
  webhook: ReturnType<typeof webhookDefinition.create>
  /** What that system accepted. */
  accepted(): ReceivedWebhook[]
  isSigned(received: ReceivedWebhook): boolean
  /** E-mails that the cloud has sent to the dealership since these targets were opened. */
  emails(): Promise<SentEmail[]>
  /** Puts the site's settings and the functions' variables back. */
  close(): Promise<void>
}

/** Functions that read a site's settings for leads. They keep them for a minute, and new processes read them at once. */
const readers = ['leads', 'lead-delivery']

/** Gives a deployed site a webhook, and the function that delivers leads a sandbox for it, until they are closed. */
export async function openLeadTargets(endpoint: string, tenant: string): Promise<LeadTargets> {
  const openedSeconds = Date.now() / 1000
  const webhook = webhookDefinition.create()
  const server = await startSandbox(webhook)
  const site = await readSite(tenant)
  if (!site) throw new Error(`The site ${tenant} is not deployed.`)
  const before = await Promise.all(readers.map(functionVariables))
  const secret = webhookSecret(await readSecret(before[1]?.LEAD_SIGNING_SECRET_ARN ?? ''), tenant)
  await writeSite({ ...site, leads: { ...site.leads, webhook: { url: `https://crm.${tenant}.example/leads` } } })
  const setAll = (changed: Record<string, string>) =>
    Promise.all(readers.map((name, index) => setFunctionVariables(name, { ...before[index], ...changed })))
  await setAll({ WEBHOOK_URL: server.url })
  const addresses = site.locations.flatMap(({ contact_detail }) => contact_detail.email ?? [])
  const emails = async () => {
    const sent = (await sentEmails(endpoint)).filter(({ Timestamp }) => Timestamp >= openedSeconds)
    return sent.filter(({ To }) => To.some((address) => addresses.includes(address)))
  }
  return {
    webhook,
    accepted: () => webhook.inbox().filter(({ fault }) => fault === null),
    isSigned: ({ headers, body }) =>
      verifySignature({ header: [headers['forecourt-signature']].flat()[0], body, secret }),
    emails,
    async close() {
      await writeSite(site)
      await setAll({})
      await server.close()
    },
  }
}

const messagesSchema = z.object({ messages: z.record(z.string(), z.array(messageSchema)) })

/** What MiniStack's SES has sent, oldest first. */
async function sentEmails(endpoint: string): Promise<SentEmail[]> {
  const response = await fetch(`${endpoint}/_ministack/ses/messages?account=${account}`)
  return messagesSchema.parse(await response.json()).messages[account] ?? []
}
