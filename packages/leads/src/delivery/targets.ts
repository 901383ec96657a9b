import { type Lead, type TargetName, targetNames } from '@forecourt/contracts/leads/stored-lead'
import { dealershipAddresses } from '@forecourt/domain/leads/routing/lead-places'
import type { LeadSite } from '../compose-lead.ts'

/** Where a lead goes now, by the site's settings; the lead says which of them it waits for. */
export type Destination =
  | { to: 'email'; addresses: readonly string[] }
  | { to: 'adf-email'; address: string }
  | { to: 'adf-webhook'; url: string }
  | { to: 'webhook'; url: string }

/** How leads of a site are delivered. Every one goes to the dealership by e-mail. */
export const configuredTargets = ({ leads }: LeadSite): TargetName[] =>
  targetNames.filter((name) => name === 'email' || leads[name] !== undefined)

/** Undefined where the site has no address for the lead. */
export function destinationOf(name: TargetName, site: LeadSite, lead: Lead): Destination | undefined {
  const { adf, webhook } = site.leads
  if (name === 'webhook') return webhook && { to: 'webhook', url: webhook.url }
  if (name === 'adf') {
    if (adf?.by === 'email') return { to: 'adf-email', address: adf.address }
    return adf && { to: 'adf-webhook', url: adf.url }
  }
  const addresses = dealershipAddresses(site, lead)
  return addresses.length > 0 ? { to: 'email', addresses } : undefined
}
