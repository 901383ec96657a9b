import { stageSecrets } from '@forecourt/lambda-kit/aws/stage-secret'
import { environment } from '@forecourt/lambda-kit/environment'
import { createJobHandler } from '@forecourt/lambda-kit/jobs/job-handler'
import { withTenantAccess } from '@forecourt/lambda-kit/tenants/tenant-access'
import { loadSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import type { DeliveryServices } from '@forecourt/leads/delivery/deliver-lead'
import { webhookSecret } from '@forecourt/leads/delivery/webhook-secret'
import { createEmailProvider } from '@forecourt/providers/email/adapter'
import { createWebhookProvider } from '@forecourt/providers/webhook/adapter'
import type { WebhookProvider } from '@forecourt/providers/webhook/port'
import { findOwnVehicle } from '@forecourt/stock/site-queries/vehicles/find-own-vehicle'
import type { DynamoDBBatchResponse } from 'aws-lambda'
import * as z from 'zod/mini'
import { type DeliveryEvent, deliverLeads } from './endpoint.ts'
import { toSandbox } from './to-sandbox.ts'

const settings = environment(
  z.object({
    AWS_REGION: z.string(),
    /** The stage's sender address of leads. */
    EMAIL_FROM: z.email(),
    /** Sandboxes; without them, AWS and the dealers' own systems. */
    EMAIL_URL: z.optional(z.url()),
    WEBHOOK_URL: z.optional(z.url()),
  }),
)

let made: Omit<DeliveryServices, 'webhookSecrets'> | undefined

async function deliveryServices(): Promise<DeliveryServices> {
  const secrets = await stageSecrets('lead-signing')
  made ??= makeServices()
  return { ...made, webhookSecrets: (tenant) => secrets.map((secret) => webhookSecret(secret, tenant)) }
}

function makeServices(): Omit<DeliveryServices, 'webhookSecrets'> {
  const { AWS_REGION: region, EMAIL_FROM: fromAddress, EMAIL_URL: url, WEBHOOK_URL } = settings()
  return {
    email: createEmailProvider({ region, ...(url !== undefined && { url }) }),
    webhook: webhookProvider(WEBHOOK_URL),
    fromAddress,
    readSite: loadSite,
    async findCar(tenant, id) {
      const site = await loadSite(tenant)
      return site && withTenantAccess(site, () => findOwnVehicle(site, id))
    },
    now: () => new Date(),
    random: Math.random,
  }
}

function webhookProvider(sandboxUrl: string | undefined): WebhookProvider {
  if (sandboxUrl === undefined) return createWebhookProvider()
  return toSandbox(createWebhookProvider({ allowedHosts: [new URL(sandboxUrl).host] }), sandboxUrl)
}

export const handler = createJobHandler<DeliveryEvent, DynamoDBBatchResponse>({
  route: 'lead-delivery',
  work: async (event) => deliverLeads(event, await deliveryServices()),
})
