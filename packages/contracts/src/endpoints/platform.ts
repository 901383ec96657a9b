import * as z from 'zod/mini'
import { registrySchema, releaseFilesSchema, remoteNameSchema, versionSchema } from '../releases/release.ts'
import { releasesPattern } from '../releases/releases-address.ts'
import type { Endpoint } from './endpoint.ts'

/** MF-3. Which versions of remotes serve on the site; never cached. A page that is open follows them. */
export const servingVersions = {
  method: 'GET',
  path: '/api/registry/versions',
  summary: 'The versions of remotes that serve on the site',
  params: z.object({}),
  response: z.object({ versions: z.record(remoteNameSchema, versionSchema) }),
  visibility: 'private',
  from: 'browser',
  session: 'none',
} as const satisfies Endpoint

/** MF-3. The releases that serve, with all their files; never cached. */
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

/** MF-3. What browsers load of the releases that a document was made with. A document that is open keeps them, whatever serves meanwhile. */
export const releaseFiles = {
  method: 'GET',
  path: '/api/releases/{releases}',
  summary: 'The files of releases, with their integrity',
  params: z.object({
    releases: z.string().check(z.regex(releasesPattern, 'releases by name and version: search_1.4.2~vehicle_1.0.0')),
  }),
  response: z.object({ files: z.record(remoteNameSchema, releaseFilesSchema) }),
  visibility: 'shared',
  isImmutable: true,
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
