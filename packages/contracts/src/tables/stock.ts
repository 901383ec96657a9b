import type { TableShape } from './table.ts'

/** Its partition is a dealership, whose stock several tenants may show: a request reads it with rights for its tenant's dealerships. */
export const stock = {
  partition: 'dealership_slug',
  sort: 'id',
  indexes: { by_slug: { partition: 'slug' } },
  owner: 'platform',
  team: 'search',
  // Price alerts are sent from it; a car that is held is marked in it.
  others: { forms: ['read'], vehicle: ['get', 'put'] },
  stream: true,
} as const satisfies TableShape

export const imports = {
  partition: 'dealership_slug',
  sort: 'started_at',
  owner: 'platform',
  team: 'search',
  // A dealer who is deployed is on the list of sites.
  others: { platform: ['put', 'delete'] },
} as const satisfies TableShape
