import { createHash } from 'node:crypto'
import type { LeadRequest } from '@forecourt/contracts/leads/lead'

/** Of what the shopper entered. How long it took and where they were before may differ when the same form is sent again. */
export function requestFingerprint({ form, values, car_id }: LeadRequest): string {
  const entries = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([form, car_id ?? null, entries]))
    .digest('hex')
}
