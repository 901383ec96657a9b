import * as z from 'zod/mini'
import { listedSessionSchema, privacySchema, sessionIdSchema } from '../shoppers/privacy.ts'
import {
  checkedVerificationSchema,
  checkVerificationRequestSchema,
  contactExistsSchema,
  rateLimitRequestSchema,
  rateLimitResponseSchema,
  sendVerificationRequestSchema,
  sentVerificationSchema,
} from '../shoppers/verification.ts'
import type { Endpoint } from './endpoint.ts'

const none = z.object({})

/**
 * FQ-7, WL-8. 422 for what is no mobile number, or with the field `challenge` once the site's share of codes is used up; 429 above
 * another limit, or before a code may be sent again.
 */
export const sendVerification = {
  method: 'POST',
  path: '/api/verification/send',
  summary: 'Sends a code to a phone number by SMS',
  params: none,
  body: sendVerificationRequestSchema,
  response: sentVerificationSchema,
  visibility: 'private',
  from: 'browser',
  session: 'none',
  mayAnswer: ['invalid', 'too_many'],
} as const satisfies Endpoint

/**
 * FQ-7, FQ-11, WL-8. A code that is right signs the shopper in: a new session, and the one before is over. 422 for a wrong one. With an
 * idempotency key a try can be repeated whose answer was lost.
 */
export const checkVerification = {
  method: 'POST',
  path: '/api/verification/check',
  summary: 'Checks a code that was sent, and signs in',
  params: none,
  body: checkVerificationRequestSchema,
  response: checkedVerificationSchema,
  visibility: 'private',
  from: 'browser',
  session: 'optional',
  mayAnswer: ['invalid', 'too_many'],
} as const satisfies Endpoint

/** FQ-8. Whether a code may be sent to a phone number now: 429 when not. It sends nothing. */
export const checkRateLimit = {
  method: 'POST',
  path: '/api/rate-limit',
  summary: 'Whether a code may be sent to a phone number now',
  params: none,
  body: rateLimitRequestSchema,
  response: rateLimitResponseSchema,
  visibility: 'private',
  from: 'browser',
  session: 'none',
  mayAnswer: ['invalid', 'too_many'],
} as const satisfies Endpoint

/** FQ-12. Says nothing about phone numbers that were not verified in the session that asks. */
export const checkIfContactExists = {
  method: 'GET',
  path: '/api/check-if-contact-exists',
  summary: 'Whether the dealer knows the phone number of the session',
  params: none,
  query: ['phone_number'],
  response: contactExistsSchema,
  visibility: 'private',
  from: 'browser',
  session: 'optional',
} as const satisfies Endpoint

/** WL-8. The newest first. */
export const listSessions = {
  method: 'GET',
  path: '/api/sessions',
  summary: 'The sessions of the phone number that is signed in',
  params: none,
  response: z.object({ sessions: z.array(listedSessionSchema) }),
  visibility: 'private',
  from: 'browser',
  session: 'required',
} as const satisfies Endpoint

/** Ends one of the shopper's own sessions by the id that `listSessions` names; another's is 404. */
export const revokeSession = {
  method: 'POST',
  path: '/api/sessions/revoke',
  summary: 'Ends one session of the phone number that is signed in',
  params: none,
  body: z.object({ id: sessionIdSchema }),
  response: z.object({ ended: z.int() }),
  visibility: 'private',
  from: 'browser',
  session: 'required',
} as const satisfies Endpoint

/** Ends all of them, that of the request too. */
export const signOutEverywhere = {
  method: 'POST',
  path: '/api/sessions/end',
  summary: 'Ends every session of the phone number that is signed in',
  params: none,
  body: none,
  response: z.object({ ended: z.int() }),
  visibility: 'private',
  from: 'browser',
  session: 'required',
} as const satisfies Endpoint

export const readPrivacy = {
  method: 'GET',
  path: '/api/privacy',
  summary: 'All that is stored about the phone number that is signed in',
  params: none,
  response: privacySchema,
  visibility: 'private',
  from: 'browser',
  session: 'required',
} as const satisfies Endpoint

/** Leads stay as records of the dealer's, without the person. Ends every session. */
export const eraseShopper = {
  method: 'POST',
  path: '/api/privacy/erase',
  summary: 'Deletes what is stored about the phone number that is signed in',
  params: none,
  body: none,
  response: z.object({ erased: z.literal(true) }),
  visibility: 'private',
  from: 'browser',
  session: 'required',
} as const satisfies Endpoint
