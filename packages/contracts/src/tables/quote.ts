import type { TableShape } from './table.ts'

/** FQ-10. Customers that the finance provider made, by `<phone>#<idempotency key>`: a request that comes again makes no second one. */
export const customers = {
  partition: 'tenant',
  sort: 'customer',
  owner: 'tenant',
  team: 'finance',
  // What is stored about a shopper.
  others: { forms: ['read', 'delete'] },
  ttl: true,
  ofShopper: true,
} as const satisfies TableShape
