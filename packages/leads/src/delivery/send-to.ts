import type { Lead } from '@forecourt/contracts/leads/stored-lead'
import type { EmailProvider, Mailbox } from '@forecourt/providers/email/port'
import type { WebhookProvider } from '@forecourt/providers/webhook/port'
import type { LeadSite } from '../compose-lead.ts'
import { adfDocument } from '../messages/adf-document.ts'
import { dealershipEmail } from '../messages/dealership-email.ts'
import { webhookBody } from '../messages/webhook-body.ts'
import type { Destination } from './targets.ts'

export type LeadProviders = {
  email: EmailProvider
  webhook: WebhookProvider
  /** The platform's own address; the name beside it is the site's. */
  fromAddress: string
  /** The site's current one and, once it was rotated, the one before it. */
  webhookSecrets(tenant: string): readonly string[]
}

type Sending = { lead: Lead; site: LeadSite; providers: LeadProviders; now: Date }

/** Sends a lead once. Throws `ProviderError`. */
export async function sendTo(destination: Destination, { lead, site, providers, now }: Sending): Promise<void> {
  const deliveryId = `${lead.lead_id}/${destination.to}`
  const from: Mailbox = { address: providers.fromAddress, name: site.name }
  const post = (url: string, contentType: string, body: string) =>
    providers.webhook.post({
      url,
      contentType,
      body,
      deliveryId,
      secrets: [...providers.webhookSecrets(lead.tenant)],
      timestampMs: now.getTime(),
    })
  switch (destination.to) {
    case 'email': {
      const to = destination.addresses.map((address) => ({ address }))
      await providers.email.sendEmail({ from, to, ...dealershipEmail(lead, site), idempotencyKey: deliveryId })
      return
    }
    case 'adf-email': {
      const message = { subject: `Lead ${lead.lead_id}`, text: adfDocument(lead, site) }
      await providers.email.sendEmail({
        from,
        to: [{ address: destination.address }],
        ...message,
        idempotencyKey: deliveryId,
      })
      return
    }
    case 'adf-webhook':
      await post(destination.url, 'application/x-adf+xml; charset=utf-8', adfDocument(lead, site))
      return
    case 'webhook':
      await post(destination.url, 'application/json', webhookBody(lead, site))
  }
}
