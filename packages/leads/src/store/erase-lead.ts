import type { Lead, LeadKey } from '@forecourt/contracts/leads/stored-lead'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { updateItem } from '@forecourt/lambda-kit/data/items'
import { readLead } from './lead-table.ts'

/** Replaces the person's data. */
const erasedName = 'Erased'

/** Fields of a lead that say something of a person, or that a person wrote. */
const personal = [
  'message',
  'answers',
  'marketing',
  'subcategory',
  'terms_conditions',
  'terms_agreed_at',
  'page_id',
] as const satisfies (keyof Lead)[]

const maxTries = 5

/**
 * Takes the person out of a lead, and keeps what it was about: category, car, dealership, dates, deliveries. What was not delivered
 * yet will not be. Nothing happens where there is no such lead.
 * @throws AppError `conflict` when others changed it each time.
 */
export async function eraseLead(key: LeadKey, now: Date = new Date()): Promise<void> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const lead = await readLead(key)
    if (!lead || (await eraseSeen(lead, now))) return
  }
  throw new AppError('conflict')
}

const eraseSeen = (lead: Lead, now: Date) =>
  updateItem(
    'leads',
    { tenant: lead.tenant, lead_id: lead.lead_id },
    {
      set: {
        erased_at: now.toISOString(),
        person: { name: erasedName },
        fields: {},
        additional_services: [],
        url: new URL(lead.url).origin,
        user_agent: '',
        lead_attributes: { visited_pages: [], linked_query_params: {} },
        // What it was made from is erased.
        fingerprint: '',
        idempotency_key: '',
        delivery: withoutPending(lead.delivery),
      },
      add: { version: 1 },
      remove: [...personal, 'pending', 'due_at', 'failed'],
    },
    { expression: '#version = :seen', values: { ':seen': lead.version } },
  )

const withoutPending = (delivery: Lead['delivery']): Lead['delivery'] =>
  Object.fromEntries(
    Object.entries(delivery).map(([name, target]) => [
      name,
      target?.state === 'pending'
        ? { state: 'failed', attempts: target.attempts, last_error: 'Erased before it was delivered.' }
        : target,
    ]),
  )
