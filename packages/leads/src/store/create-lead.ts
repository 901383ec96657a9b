import type { LeadRequest } from '@forecourt/contracts/leads/lead'
import type { Lead } from '@forecourt/contracts/leads/stored-lead'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { putItem } from '@forecourt/lambda-kit/data/items'
import type { LeadSite, NewLead } from '../compose-lead.ts'
import { configuredTargets } from '../delivery/targets.ts'
import { recordContact } from './contacts.ts'
import { requestFingerprint } from './fingerprint.ts'
import { leadId } from './lead-id.ts'
import { readLead } from './lead-table.ts'

export type LeadToCreate = {
  site: LeadSite
  lead: NewLead
  request: LeadRequest
  idempotencyKey: string
  /** Of the stage; `leadId` says what for. */
  secret: string
}

/**
 * LD-14. Stores a lead by one conditional write, pending for each of the site's targets. A key that was used before gives the same
 * lead and changes nothing.
 * @throws AppError `conflict` for a used key with something else in the form.
 */
export async function createLead(toCreate: LeadToCreate): Promise<{ lead_id: string; isNew: boolean }> {
  const { site, lead, request, idempotencyKey, secret } = toCreate
  const lead_id = leadId(secret, lead.tenant, idempotencyKey)
  const fingerprint = requestFingerprint(request)
  const due_at = lead.created_at
  const target = { state: 'pending', attempts: 0, due_at } as const
  const item: Lead = {
    ...lead,
    lead_id,
    idempotency_key: idempotencyKey,
    fingerprint,
    version: 1,
    delivery: Object.fromEntries(configuredTargets(site).map((name) => [name, target])),
    pending: 'yes',
    due_at,
  }
  // First, and harmless without its lead: a lead that no contact names would be in no shopper's export.
  await recordContact(item)
  if (await putItem('leads', item, { expression: 'attribute_not_exists(lead_id)' })) return { lead_id, isNew: true }
  const known = await readLead({ tenant: lead.tenant, lead_id })
  if (known?.fingerprint !== fingerprint)
    throw new AppError(
      'conflict',
      'This form was sent before with other contents. Reload the page, then send it again.',
    )
  return { lead_id, isNew: false }
}
