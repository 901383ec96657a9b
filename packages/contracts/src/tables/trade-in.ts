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

/**
 * TI-1. What the provider of market values answered, for a day. The key is a digest of the question with a key that the table does not
 * hold: plates are too few to hide without one. Nothing here names a person.
 */
export const market_answers = {
  partition: 'tenant',
  sort: 'question',
  owner: 'tenant',
  team: 'forms',
  ttl: true,
} as const satisfies TableShape
