import type { TableShape } from './table.ts'

/** Counts of what shoppers did with vehicles; no shopper is identified. Marks of who was counted go after a day. */
export const activity = {
  partition: 'tenant',
  sort: 'item',
  owner: 'tenant',
  team: 'vehicle',
  ttl: true,
} as const satisfies TableShape
