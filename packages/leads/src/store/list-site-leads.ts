import type { Lead, LeadKey } from '@forecourt/contracts/leads/stored-lead'
import { type LeadState, leadState, leadStates } from './lead-state.ts'
import { listFailedLeads, listLeads, listPendingLeads, readLead } from './lead-table.ts'

type Wanted = { sites: readonly string[]; limit: number; state?: LeadState | undefined }

/**
 * Leads of sites: pending ones first, then failed ones, then the others, each newest first. Of more pending ones than `limit` it has
 * those that are due first.
 */
export async function listSiteLeads({ sites, limit, state }: Wanted): Promise<Lead[]> {
  const { pending, failed } = await listOpenLeads(sites)
  const keys = { pending, failed, delivered: [], erased: [] }
  const open = await readLeads(state ? keys[state] : [...pending, ...failed], limit)
  const others =
    state === 'pending' || state === 'failed' || open.length >= limit
      ? []
      : await Promise.all(sites.map((site) => listLeads(site, limit, (lead) => isState(lead, state) && !isOpen(lead))))
  const rank = (lead: Lead) => leadStates.indexOf(leadState(lead))
  return [...open.filter((lead) => isState(lead, state)), ...others.flat()]
    .sort((a, b) => rank(a) - rank(b) || b.created_at.localeCompare(a.created_at))
    .slice(0, limit)
}

const isState = (lead: Lead, state: LeadState | undefined) => state === undefined || leadState(lead) === state
const isOpen = (lead: Lead) => isState(lead, 'pending') || isState(lead, 'failed')

type OpenLeads = Record<'pending' | 'failed', LeadKey[]>

/** The leads of sites that are not delivered, by the sparse indexes: however old they are. One that failed in part counts as failed. */
export async function listOpenLeads(sites: readonly string[]): Promise<OpenLeads> {
  const isOwn = ({ tenant }: LeadKey) => sites.includes(tenant)
  const failed = (await Array.fromAsync(listFailedLeads())).filter(isOwn)
  const failedIds = new Set(failed.map(({ lead_id }) => lead_id))
  const pending = (await Array.fromAsync(listPendingLeads())).filter(isOwn)
  return { failed, pending: pending.filter(({ lead_id }) => !failedIds.has(lead_id)) }
}

async function readLeads(keys: readonly LeadKey[], limit: number): Promise<Lead[]> {
  const leads = await Promise.all(keys.slice(0, limit).map(readLead))
  return leads.filter((lead) => lead !== undefined)
}
