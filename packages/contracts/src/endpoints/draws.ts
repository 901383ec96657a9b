import * as z from 'zod/mini'
import { shownDrawSchema } from '../draws/draw.ts'
import { leadRequestSchema } from '../leads/lead.ts'
import type { Endpoint } from './endpoint.ts'

const shopper = {
  path: '/api/spin-to-win',
  params: z.object({}),
  response: shownDrawSchema,
  visibility: 'private',
  from: 'browser',
  session: 'required',
} as const

/** RT-21. 401 without a verified phone number. */
export const readDraw = {
  ...shopper,
  method: 'GET',
  summary: 'The draw of the site, and what the shopper drew',
} as const satisfies Endpoint

/** RT-21. One a phone number: asked again it answers the same. 409 before it starts, after it ends, and once all prizes are gone. */
export const enterDraw = {
  ...shopper,
  method: 'POST',
  summary: 'Draws for the phone number that is signed in',
  body: leadRequestSchema,
  maxBodyBytes: 20_000,
  mayAnswer: ['conflict', 'invalid', 'too_many'],
} as const satisfies Endpoint
