import * as z from 'zod/mini'
import { registrySchema } from '../releases/release.ts'
import type { Endpoint } from './endpoint.ts'

/** MF-3. Which releases serve on the site; never cached. */
export const registry = {
  method: 'GET',
  path: '/api/registry',
  summary: 'The releases of remotes that serve on the site',
  params: z.object({}),
  response: registrySchema,
  visibility: 'private',
  from: 'browser',
  session: 'none',
} as const satisfies Endpoint

/** An OpenAPI 3.1 document, made from these rows. */
export const openapi = {
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'This document',
  params: z.object({}),
  response: z.looseObject({ openapi: z.literal('3.1.0') }),
  visibility: 'shared',
  from: 'browser',
  session: 'none',
} as const satisfies Endpoint

export const sessionSchema = z.object({ phone: z.nullable(z.string()), started_at: z.iso.datetime() })

/** Who is signed in, for pages: 401 without a session. */
export const readSession = {
  method: 'GET',
  path: '/api/session',
  summary: 'The session of the shopper who asks',
  params: z.object({}),
  response: sessionSchema,
  visibility: 'private',
  from: 'browser',
  session: 'required',
} as const satisfies Endpoint

/** Ends the caller's session; without one nothing happens. */
export const signOut = {
  method: 'POST',
  path: '/api/session/end',
  summary: 'Ends the session of the shopper who asks',
  params: z.object({}),
  body: z.object({}),
  response: z.object({ ended: z.boolean() }),
  visibility: 'private',
  from: 'browser',
  session: 'optional',
} as const satisfies Endpoint
