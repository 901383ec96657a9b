import type { LeadRequest } from '@forecourt/contracts/leads/lead'
import type { Lead, LeadKey } from '@forecourt/contracts/leads/stored-lead'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { putItem } from '@forecourt/lambda-kit/data/items'
import { withDeadline } from '@forecourt/lambda-kit/deadline'
import { logError } from '@forecourt/lambda-kit/observability/log'
import type { LeadSite, NewLead } from '../compose-lead.ts'
import { configuredTargets } from '../delivery/targets.ts'
import { recordContact } from './contacts.ts'
import { requestFingerprint } from './fingerprint.ts'
import { leadId } from './lead-id.ts'
import { readLead } from './lead-table.ts'

type SentForm = {
  request: LeadRequest
  idempotencyKey: string
  /** Of the stage; `leadId` says what for. */
  secret: string
}

export type LeadToCreate = SentForm & { site: LeadSite; lead: NewLead }

const contactMs = 1000

/**
 * LD-14. The lead that was stored under the key before; undefined where there is none.
 * @throws AppError `conflict` for a used key with something else in the form.
 */
export async function findSentLead(tenant: string, sent: SentForm): Promise<LeadKey | undefined> {
  const key = { tenant, lead_id: leadId(sent.secret, tenant, sent.idempotencyKey) }
  const known = await readLead(key)
  if (!known) return undefined
  if (known.fingerprint === requestFingerprint(sent.request)) return key
  throw new AppError('conflict', 'This form was sent before with other contents. Reload the page, then send it again.')
}

/**
 * LD-14. Stores a lead by one conditional write, pending for each of the site's targets. A key that was used before gives the same
 * lead and changes nothing.
 * @throws AppError `conflict` for a used key with something else in the form.
 */
export async function createLead(toCreate: LeadToCreate): Promise<{ lead_id: string; isNew: boolean }> {
  const { site, lead, request, idempotencyKey, secret } = toCreate
  const lead_id = leadId(secret, lead.tenant, idempotencyKey)
  const due_at = lead.created_at
  const target = { state: 'pending', attempts: 0, due_at } as const
  const item: Lead = {
    ...lead,
    lead_id,
    idempotency_key: idempotencyKey,
    fingerprint: requestFingerprint(request),
    version: 1,
    delivery: Object.fromEntries(configuredTargets(site).map((name) => [name, target])),
    pending: 'yes',
    due_at,
  }
  if (await putItem('leads', item, { expression: 'attribute_not_exists(lead_id)' })) {
    await recordContactOrLog(item)
    return { lead_id, isNew: true }
  }
  if (await findSentLead(lead.tenant, toCreate)) return { lead_id, isNew: false }
  throw new AppError('conflict')
}

/** The lead is stored, so it fails no more: its delivery records the contact again. */
async function recordContactOrLog(lead: Lead): Promise<void> {
  try {
    await withDeadline(recordContact(lead), contactMs, 'Recording a contact')
  } catch (error) {
    logError(`The contact of lead ${lead.lead_id} of ${lead.tenant} is not recorded yet`, error)
  }
}
