import type { TableShape } from './table.ts'

/** Its partition is a dealership, whose stock several tenants may show: a request reads it with rights for its tenant's dealerships. */
export const stock = {
  partition: 'dealership_slug',
  sort: 'id',
  indexes: { by_slug: { partition: 'slug' } },
  owner: 'platform',
  stream: true,
} as const satisfies TableShape

export const imports = {
  partition: 'dealership_slug',
  sort: 'started_at',
  owner: 'platform',
} as const satisfies TableShape
