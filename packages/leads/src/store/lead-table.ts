import { type Lead, type LeadKey, leadSchema } from '@forecourt/contracts/leads/stored-lead'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { getItem, queryItems, updateItem } from '@forecourt/lambda-kit/data/items'
import * as z from 'zod/mini'
import { carSnapshot } from '../compose-lead.ts'

/** A lead as it now is (strongly consistent); undefined when there is none. */
export async function readLead({ tenant, lead_id }: LeadKey): Promise<Lead | undefined> {
  const item = await getItem('leads', { tenant, lead_id })
  return item && leadSchema.parse(item)
}

/** The newest leads of a site that are wanted, newest first. It reads all of them: their ids have no order in time. */
export async function listLeads(
  tenant: string,
  limit: number,
  isWanted: (lead: Lead) => boolean = () => true,
): Promise<Lead[]> {
  let newest: Lead[] = []
  const trim = () => {
    newest = newest.toSorted((a, b) => b.created_at.localeCompare(a.created_at)).slice(0, limit)
  }
  for await (const item of queryItems('leads', tenant)) {
    const lead = leadSchema.parse(item)
    if (!isWanted(lead)) continue
    newest.push(lead)
    if (newest.length >= limit * 2 + 100) trim()
  }
  trim()
  return newest
}

const keySchema = z.object({ tenant: z.string(), lead_id: z.string() })

/** Leads of all sites whose delivery to some target was given up, newest first. */
export async function* listFailedLeads(limit?: number): AsyncGenerator<LeadKey> {
  const bound = limit === undefined ? {} : { limit }
  for await (const item of queryItems('leads', 'yes', { index: 'failed', descending: true, ...bound }))
    yield keySchema.parse(item)
}

const pendingSchema = z.extend(keySchema, { due_at: z.iso.datetime() })

/** Leads of all sites that are pending, due or not, the first due first. */
export async function* listPendingLeads(limit?: number): AsyncGenerator<z.infer<typeof pendingSchema>> {
  const bound = limit === undefined ? {} : { limit }
  for await (const item of queryItems('leads', 'yes', { index: 'pending', ...bound })) yield pendingSchema.parse(item)
}

/** Leads of all sites that are pending and due, the longest due first. */
export async function* listDueLeads(now: Date, limit: number): AsyncGenerator<LeadKey> {
  for await (const item of queryItems('leads', 'yes', { index: 'pending', upTo: now.toISOString(), limit }))
    yield keySchema.parse(item)
}

/**
 * Writes a lead's delivery, and the keys of the indexes that follow from it, if the lead is unchanged since it was read. Null
 * when it changed; then nothing is written.
 */
export async function updateDelivery(lead: Lead, delivery: Lead['delivery']): Promise<Lead | null> {
  const targets = Object.values(delivery).filter((target) => target !== undefined)
  const due = targets.flatMap(({ state, due_at }) => (state === 'pending' && due_at ? [due_at] : [])).sort()
  const set = { delivery, ...(due[0] && { pending: 'yes', due_at: due[0] }) }
  const failed = targets.some(({ state }) => state === 'failed')
  const item = await updateItem(
    'leads',
    { tenant: lead.tenant, lead_id: lead.lead_id },
    {
      set: { ...set, ...(failed && { failed: 'yes' }) },
      add: { version: 1 },
      remove: [...(due[0] ? [] : ['pending', 'due_at']), ...(failed ? [] : ['failed'])],
    },
    { expression: '#version = :seen', values: { ':seen': lead.version } },
  )
  return item && leadSchema.parse(item)
}

/** Gives a lead the car that could not be read when it came, or none. Null when somebody changed the lead since it was read. */
export async function completeCar(lead: Lead, car: Vehicle | undefined, now: Date): Promise<Lead | null> {
  const { tenant, lead_id, version } = lead
  const found = car && { car: carSnapshot(car), car_id: car.id, dealership_slug: car.dealership_slug }
  const item = await updateItem(
    'leads',
    { tenant, lead_id },
    { set: { ...found, car_read_at: now.toISOString() }, add: { version: 1 }, remove: ['car_unread'] },
    { expression: '#version = :seen', values: { ':seen': version } },
  )
  return item && leadSchema.parse(item)
}
