import type { Site } from '@forecourt/contracts/site/site'
import { listDealerships } from '@forecourt/lambda-kit/tenants/known-dealerships'
import { listShownDealerships, listSites } from '@forecourt/lambda-kit/tenants/known-sites'
import { readSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { unknownDealership } from '@forecourt/stock/import/unknown-dealership'
import { readTenants } from '@forecourt/tenants'

/** Who may have stock, and who shows it. */
export type Dealers = {
  /** Every dealership, in the order of the alphabet, and what is wrong with tenants left out. A stage knows those of removed sites too. */
  known(): Promise<{ dealerships: string[]; problems: string[] }>
  /** Those that some site shows: what to offer to whoever misspelt one. */
  shown(): Promise<string[]>
  /** The sites that show a dealership's stock. */
  sitesOf(dealership: string): Promise<Site[]>
}

/** Of this machine: the tenants of the checkout. */
export const checkoutDealers: Dealers = {
  async known() {
    const { sites, problems } = readTenants()
    return { dealerships: [...new Set(sites.flatMap(({ dealerships }) => dealerships))].sort(), problems }
  },
  shown: async () => (await checkoutDealers.known()).dealerships,
  sitesOf: async (dealership) => readTenants().sites.filter(({ dealerships }) => dealerships.includes(dealership)),
}

/** Of a stage: what was deployed there, from whatever checkout. */
export const deployedDealers: Dealers = {
  known: async () => ({ dealerships: await listDealerships(), problems: [] }),
  shown: listShownDealerships,
  async sitesOf(dealership) {
    const showing = (await listSites()).filter(({ dealerships }) => dealerships.includes(dealership))
    const sites = await Promise.all(showing.map(({ slug }) => readSite(slug)))
    return sites.filter((site) => site !== undefined)
  },
}

/** Throws a sentence with the nearest name when there is no such dealership, and tells which tenants cannot be read. */
export async function checkDealership(dealership: string, dealers: Dealers): Promise<void> {
  const { dealerships, problems } = await dealers.known()
  if (dealerships.includes(dealership)) return
  const unread = problems.length > 0 ? ['A site that cannot be read has none until it is mended:', ...problems] : []
  throw new Error([unknownDealership(dealership, await dealers.shown()), ...unread].join('\n'))
}
