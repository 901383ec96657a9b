import type { TableShape } from './table.ts'

export const config = {
  partition: 'tenant',
  owner: 'platform',
  team: 'platform',
  // A new index is compared by searches of every site.
  others: { all: ['get'], search: ['read'] },
} as const satisfies TableShape

export const releases = {
  partition: 'name',
  sort: 'version',
  owner: 'platform',
  team: 'platform',
} as const satisfies TableShape

/** Counters of releases on trial. */
export const trials = {
  partition: 'trial',
  sort: 'counter',
  owner: 'platform',
  team: 'platform',
  ttl: true,
} as const satisfies TableShape

/** Token buckets of rate limits, by what they limit. */
export const limits = {
  partition: 'bucket',
  owner: 'platform',
  team: 'platform',
  others: { all: ['get', 'update'] },
  ttl: true,
} as const satisfies TableShape
