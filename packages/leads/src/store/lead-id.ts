import { createHmac } from 'node:crypto'

/**
 * The id of a site's lead, made of the idempotency key: the same key is the same lead, whichever process stores it first. The
 * secret keeps ids from being guessed. 32 hex digits.
 */
export const leadId = (secret: string, tenant: string, idempotencyKey: string): string =>
  createHmac('sha256', secret).update(`${tenant}\0${idempotencyKey}`).digest('hex').slice(0, 32)
