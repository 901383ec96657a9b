import type { TableShape } from './table.ts'

/** Cars that shoppers saved: `entry` is the phone and the car's id. `by_car` finds who saved a car, for the stock's changes. */
export const watchlist = {
  partition: 'tenant',
  sort: 'entry',
  indexes: { by_car: { partition: 'car_key', sort: 'entry' } },
  owner: 'tenant',
  team: 'forms',
  ofShopper: true,
} as const satisfies TableShape

/**
 * Who asked for a message when a saved car costs less, and when they had the last. `pending` holds those who are to get one, by when
 * it is due; it is of all tenants, so no request reads it.
 */
export const price_alerts = {
  partition: 'tenant',
  sort: 'phone',
  indexes: { pending: { partition: 'pending', sort: 'due_at' } },
  owner: 'tenant',
  team: 'forms',
  ofShopper: true,
} as const satisfies TableShape
