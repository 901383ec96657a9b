import type { Lead, LeadKey } from '@forecourt/contracts/leads/stored-lead'
import { listSites } from '@forecourt/lambda-kit/tenants/known-sites'
import { readLead } from '@forecourt/leads/store/lead-table'

/**
 * The sites whose leads are meant: the one that is named, or all there are.
 * @throws where no such site is there, with those that are.
 */
export async function leadSites(named: string | undefined): Promise<string[]> {
  const known = (await listSites()).map(({ slug }) => slug)
  if (named === undefined) return known
  if (known.includes(named)) return [named]
  throw new Error(`There is no site ${JSON.stringify(named)} here. The sites are: ${known.join(', ') || 'none yet'}.`)
}

/** @throws where none of the sites has it. */
export async function findLead(lead_id: string, sites: readonly string[]): Promise<Lead> {
  const found = await Promise.all(sites.map((tenant) => readLead({ tenant, lead_id } satisfies LeadKey)))
  const lead = found.find((each) => each !== undefined)
  if (lead) return lead
  const where = sites.length === 1 ? `The site ${sites[0]} has` : 'No site has'
  throw new Error(
    `${where} ${sites.length === 1 ? 'no' : 'a'} lead ${JSON.stringify(lead_id)}. The ids are in: npx forecourt leads list`,
  )
}
