import { unknownDealership } from '@forecourt/stock/unknown-dealership'
import { listTenants, readTenant } from '@forecourt/tenants'

/** Every dealership whose stock some tenant shows, in the order of the alphabet. */
export const knownDealerships = (): string[] =>
  [...new Set(listTenants().flatMap((slug) => readTenant(slug).dealerships))].sort()

/** Throws a sentence with the nearest name when no tenant has such a dealership. */
export function checkDealership(dealership: string): void {
  const known = knownDealerships()
  if (!known.includes(dealership)) throw new Error(unknownDealership(dealership, known))
}
