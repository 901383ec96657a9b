import type { TableShape } from './table.ts'

/** What shoppers did with vehicles, counted: nobody is identified. Marks of who was counted go after a day. */
export const activity = {
  partition: 'tenant',
  sort: 'item',
  owner: 'tenant',
  ttl: true,
} as const satisfies TableShape
