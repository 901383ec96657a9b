import { nearestName } from '@forecourt/contracts/nearest-name'
import { listTenants, readTenant } from '@forecourt/tenants'

/** Every dealership whose stock some tenant shows, in the order of the alphabet. */
export const knownDealerships = (): string[] =>
  [...new Set(listTenants().flatMap((slug) => readTenant(slug).dealerships))].sort()

/** Throws a sentence with the nearest name when no tenant has such a dealership. */
export function checkDealership(dealership: string, known: readonly string[] = knownDealerships()): void {
  if (known.includes(dealership)) return
  const nearest = nearestName(dealership, known)
  const hint = nearest ? ` Did you mean "${nearest}"?` : ''
  throw new Error(`No site has a dealership "${dealership}".${hint} The dealerships are: ${known.join(', ')}.`)
}
