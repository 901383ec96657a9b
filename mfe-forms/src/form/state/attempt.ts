import type { FormDraft } from '@forecourt/contracts/leads/form-draft'
import type { LeadRequest } from '@forecourt/contracts/leads/lead'
import { newKey } from '@forecourt/domain/text/new-key'
import { ApiError } from '@forecourt/shell-api'

/** What was sent, and its key: the same content is sent again under the same one, so that it makes one lead at most (LD-14). */
export type Attempt = NonNullable<FormDraft['attempt']>

const contentOf = ({ form, car_id, values }: LeadRequest): string =>
  JSON.stringify([form, car_id, Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1))])

/** The last attempt where the shopper changed nothing since, else a new one. */
export function attemptOf(request: LeadRequest, last: Attempt | undefined): Attempt {
  const content = contentOf(request)
  return last?.content === content ? last : { idempotencyKey: newKey(), content }
}

/** Whether the key is of no more use: another content was stored under it. */
export const isKeyUsed = (error: unknown): boolean => error instanceof ApiError && error.code === 'conflict'
