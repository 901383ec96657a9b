import type { TableShape } from './table.ts'

/**
 * Reservations: what became of them and of their deposit, and nothing of the person. `due` holds those that something is left to do
 * for; it is of all tenants, so no request reads it.
 */
export const reservations = {
  partition: 'tenant',
  sort: 'reservation_id',
  indexes: { due: { partition: 'due', sort: 'due_at' } },
  owner: 'tenant',
  team: 'vehicle',
  // A shopper's erasure ends what is not paid.
  others: { forms: ['get', 'put'] },
  stream: true,
} as const satisfies TableShape

/**
 * RS-2. Which reservation holds a car (`car#<id>`), and which is a shopper's one at a dealership (`shopper#<mark>`). Several tenants may
 * show a car, and one reservation of all of theirs may hold it: so these are the dealership's. `live` has all, by when they end.
 */
export const holds = {
  partition: 'dealership_slug',
  sort: 'held',
  indexes: { live: { partition: 'live', sort: 'held_until' } },
  owner: 'platform',
  team: 'vehicle',
  ttl: true,
} as const satisfies TableShape

/** Who reserved, by `<phone>#<reservation>`. `by_reservation` finds them for jobs, since a reservation names nobody. */
export const reservation_people = {
  partition: 'tenant',
  sort: 'person',
  indexes: { by_reservation: { partition: 'reservation_id', sort: 'person' } },
  owner: 'tenant',
  team: 'vehicle',
  // What is stored about a shopper.
  others: { forms: ['read', 'delete'] },
  ofShopper: true,
} as const satisfies TableShape

/** Webhooks of the payment provider, as they came, by their ids: one that comes again changes nothing. They are about all tenants. */
export const payment_events = {
  partition: 'event_id',
  owner: 'platform',
  team: 'vehicle',
  stream: true,
  ttl: true,
} as const satisfies TableShape
