import * as z from 'zod/mini'
import { capabilityNames } from '../site/capabilities.ts'
import { exposeSchema, policySchema, remoteNameSchema } from './release.ts'

/** `/cars/:slug`, `/*path`, `{search}`: fixed segments, captures of one, and at the end one of all that follow. */
const pattern = z
  .string()
  .check(
    z.regex(
      /^(\{[a-z_]+\}|\/(([\w.~-]+|:[a-z_]+)(\/|$))*(\*[a-z_]+)?)$/,
      'a path such as /cars/:slug, /offers/*rest or {search}',
    ),
  )

const requires = z.optional(z.enum(capabilityNames))

const pageSchema = z.strictObject({
  path: pattern,
  expose: exposeSchema,
  prefetch: z._default(z.array(z.string().check(z.startsWith('/api/'))), []),
  order: z.optional(z.int()),
  requires,
  sitemap: z.optional(z.literal(true)),
  providers: z.optional(z.array(remoteNameSchema).check(z.minLength(1))),
})

const partSchema = z.strictObject({ name: remoteNameSchema, expose: exposeSchema, requires })

/** `remote.json` of a remote: all that anybody outside it knows of it. `exposes` maps a key to a module of the remote. */
export const remoteManifestSchema = z.strictObject({
  name: remoteNameSchema,
  title: z.string(),
  exposes: z.record(exposeSchema, z.string()),
  pages: z.array(pageSchema),
  parts: z._default(z.array(partSchema), []),
  policy: z.optional(policySchema),
})
export type RemoteManifest = z.infer<typeof remoteManifestSchema>
