import type { TableShape } from './table.ts'

export const config = { partition: 'tenant', owner: 'platform' } as const satisfies TableShape

export const releases = { partition: 'name', sort: 'version', owner: 'platform' } as const satisfies TableShape

/** Counters of releases on trial. */
export const trials = {
  partition: 'trial',
  sort: 'counter',
  owner: 'platform',
  ttl: true,
} as const satisfies TableShape

/** Token buckets of rate limits, by what they limit. */
export const limits = { partition: 'bucket', owner: 'platform', ttl: true } as const satisfies TableShape
