import type { TableShape } from './table.ts'

/**
 * TI-1. Valuations of shoppers' cars, by `<phone>#<lead_id>`: the lead that began one is its link, and says whose it is. Unfinished
 * ones go after a month, saved ones after half a year.
 */
export const valuations = {
  partition: 'tenant',
  sort: 'valuation',
  owner: 'tenant',
  team: 'forms',
  ttl: true,
  ofShopper: true,
} as const satisfies TableShape
