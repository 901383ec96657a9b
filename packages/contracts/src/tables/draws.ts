import type { TableShape } from './table.ts'

/**
 * RT-21. The draws of `/spin-to-win`: `<draw>#000000` opened one and holds what it committed to, `<draw>#000001` and on are its entries
 * in their order, each with the stock that is left after it, and `<draw>@<mark>` says which entry is a shopper's. A mark is made of the
 * phone number with a key that the table does not hold: nothing here names a person.
 */
export const draws = {
  partition: 'tenant',
  sort: 'draw',
  owner: 'tenant',
  team: 'forms',
} as const satisfies TableShape
