import type { TableShape } from './table.ts'

/** Cars that shoppers saved: `entry` is the phone and the car's id. `by_car` finds who saved a car, for the stock's changes. */
export const watchlist = {
  partition: 'tenant',
  sort: 'entry',
  indexes: { by_car: { partition: 'car_key', sort: 'entry' } },
  owner: 'tenant',
  ofShopper: true,
} as const satisfies TableShape
