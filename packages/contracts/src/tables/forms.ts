import type { TableShape } from './table.ts'

/**
 * Leads. `pending` holds those that are not delivered yet, by when they are due; `failed` those whose delivery was given up. Both
 * are of all tenants, so no request reads them.
 */
export const leads = {
  partition: 'tenant',
  sort: 'lead_id',
  indexes: {
    pending: { partition: 'pending', sort: 'due_at' },
    failed: { partition: 'failed', sort: 'created_at' },
  },
  owner: 'tenant',
  team: 'forms',
  stream: true,
} as const satisfies TableShape
