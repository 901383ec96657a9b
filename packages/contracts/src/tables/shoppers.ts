import type { TableShape } from './table.ts'

/** Who signed in on a site, by phone number (E.164), and what they said of themselves then. */
export const shoppers = {
  partition: 'tenant',
  sort: 'phone',
  owner: 'tenant',
  team: 'forms',
  ofShopper: true,
} as const satisfies TableShape

/** Verification codes: one live code for a phone number of a site, as a keyed hash. */
export const codes = {
  partition: 'tenant',
  sort: 'phone',
  owner: 'tenant',
  team: 'forms',
  ttl: true,
} as const satisfies TableShape

/** FQ-11. That a phone number was verified, by `<phone>#<time>`. */
export const verifications = {
  partition: 'tenant',
  sort: 'verification',
  owner: 'tenant',
  team: 'forms',
  ttl: true,
  ofShopper: true,
} as const satisfies TableShape

/**
 * Forms that named a phone number, by `<phone>#<lead_id>`: which dealer knows whom, and what a shopper's leads are. Indexes are of all
 * tenants, so no request reads them; this one it may.
 */
export const contacts = {
  partition: 'tenant',
  sort: 'contact',
  owner: 'tenant',
  team: 'forms',
  ofShopper: true,
} as const satisfies TableShape

/** Sessions of shoppers, by the hash of the cookie's value; and, by `<phone>#<hash>`, which sessions a phone number has. */
export const sessions = {
  partition: 'tenant',
  sort: 'session',
  owner: 'tenant',
  team: 'forms',
  others: { all: ['get'] },
  ttl: true,
} as const satisfies TableShape
