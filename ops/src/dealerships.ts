import type { Site } from '@forecourt/contracts/site'
import { unknownDealership } from '@forecourt/stock/unknown-dealership'
import { readTenants } from '@forecourt/tenants'

/** Every dealership whose stock some tenant shows, in the order of the alphabet, and what is wrong with tenants left out. */
export function knownDealerships(): { dealerships: string[]; problems: string[] } {
  const { sites, problems } = readTenants()
  return { dealerships: [...new Set(sites.flatMap(({ dealerships }) => dealerships))].sort(), problems }
}

/** The sites that show a dealership's stock. */
export const sitesOf = (dealership: string): Site[] =>
  readTenants().sites.filter(({ dealerships }) => dealerships.includes(dealership))

/** Throws a sentence with the nearest name when no tenant has such a dealership, and tells which tenants cannot be read. */
export function checkDealership(dealership: string): void {
  const { dealerships, problems } = knownDealerships()
  if (dealerships.includes(dealership)) return
  const unread = problems.length > 0 ? ['A site that cannot be read has none until it is mended:', ...problems] : []
  throw new Error([unknownDealership(dealership, dealerships), ...unread].join('\n'))
}
