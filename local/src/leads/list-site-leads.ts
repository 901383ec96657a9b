import type { Lead } from '@forecourt/contracts/leads/stored-lead'
import { listLeads } from '@forecourt/leads/store/lead-table'
import { type LeadState, leadState, leadStates } from './lead-state.ts'

type Wanted = { sites: readonly string[]; limit: number; state?: LeadState | undefined }

/** Leads of sites: pending ones first, then failed ones, then the others, each newest first. */
export async function listSiteLeads({ sites, limit, state }: Wanted): Promise<Lead[]> {
  // Pending ones may be old, so the newest alone would miss them.
  const perSite = await Promise.all(sites.map((site) => listLeads(site, maxPerSite)))
  const rank = (lead: Lead) => leadStates.indexOf(leadState(lead))
  return perSite
    .flat()
    .filter((lead) => state === undefined || leadState(lead) === state)
    .sort((a, b) => rank(a) - rank(b) || b.created_at.localeCompare(a.created_at))
    .slice(0, limit)
}

const maxPerSite = 1000
