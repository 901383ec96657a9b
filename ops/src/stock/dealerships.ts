import type { Site } from '@forecourt/contracts/site/site'
import { listDealerships } from '@forecourt/lambda-kit/tenants/known-dealerships'
import { listShownDealerships, listSites } from '@forecourt/lambda-kit/tenants/known-sites'
import { readSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { unknownDealership } from '@forecourt/stock/import/unknown-dealership'
import { readTenants } from '@forecourt/tenants'

/** The dealerships that may have stock, and the sites that show it. */
export type Dealers = {
  /** Every dealership, in alphabetical order, without invalid tenants. A stage includes those of removed sites. */
  known(): Promise<{ dealerships: string[]; problems: string[] }>
  /** The dealerships of current sites, for suggestions. */
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

/** Of a stage: the deployed ones, from any checkout. */
export const deployedDealers: Dealers = {
  known: async () => ({ dealerships: await listDealerships(), problems: [] }),
  shown: listShownDealerships,
  async sitesOf(dealership) {
    const showing = (await listSites()).filter(({ dealerships }) => dealerships.includes(dealership))
    const sites = await Promise.all(showing.map(({ slug }) => readSite(slug)))
    return sites.filter((site) => site !== undefined)
  },
}

/** @throws if there is no such dealership, with the nearest name and the unreadable tenants. */
export async function checkDealership(dealership: string, dealers: Dealers): Promise<void> {
  const { dealerships, problems } = await dealers.known()
  if (dealerships.includes(dealership)) return
  const unread = problems.length > 0 ? ['An unreadable site has none until it is fixed:', ...problems] : []
  throw new Error([unknownDealership(dealership, await dealers.shown()), ...unread].join('\n'))
}
