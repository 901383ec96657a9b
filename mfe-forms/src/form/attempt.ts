import type { FormDraft } from '@forecourt/contracts/leads/form-draft'
import type { LeadRequest } from '@forecourt/contracts/leads/lead'
import { ApiError } from '@forecourt/shell-api'

/** One request with its key: sent again unchanged until there is a definite answer, so that it makes one lead at most. */
export type Attempt = NonNullable<FormDraft['attempt']>

const contentOf = ({ form, car_id, values }: LeadRequest): string =>
  JSON.stringify([form, car_id, Object.entries(values).sort()])

/** The last attempt where the shopper changed nothing since, else a new one. */
export function attemptOf(body: LeadRequest, last: Attempt | undefined): Attempt {
  if (last && contentOf(last.body) === contentOf(body)) return last
  return { idempotencyKey: newKey(), body }
}

/** `crypto.randomUUID` is only there on secure addresses; a site on plain http is one while it is developed. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const indefinite = new Set(['network', 'internal', 'unavailable', 'too_many'])

/** Whether nothing was stored for sure. Else the request may have arrived, and is repeated as it was. */
export const wasRefused = (error: unknown): boolean => error instanceof ApiError && !indefinite.has(error.code)
