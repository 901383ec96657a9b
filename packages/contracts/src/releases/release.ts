import * as z from 'zod/mini'
import { maxVersionLength } from './releases-address.ts'

/** What a remote is called: `search`. */
export const remoteNameSchema = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,40}$/))
const number = '(0|[1-9]\\d*)'
const mark = `(${number}|\\d*[a-z-][0-9a-z-]*)`
/** As semantic versioning has it, in small letters and without build data: no number begins with a zero, before the hyphen or after it. */
export const versionSchema = z
  .string()
  .check(
    z.maxLength(maxVersionLength),
    z.regex(new RegExp(`^${number}\\.${number}\\.${number}(-${mark}(\\.${mark})*)?$`)),
  )
export const exposeSchema = z.string().check(z.regex(/^\.\/[a-z0-9-]+$/))
const url = z.string().check(z.startsWith('/'))

const pageSchema = z.object({
  /** Segments; `:name` captures one, `*name` at the end all that follow; `{search}` and the like are paths of the tenant's configuration. */
  path: z.string(),
  expose: exposeSchema,
  /** API addresses whose answers the page's `load` will ask for; `{slug}` and `{query}` are filled in, so data can start before code. */
  prefetch: z._default(z.array(z.string()), []),
  /** Of several patterns that match an address, the one with the lower order is tried first; 0 when left out. */
  order: z.optional(z.int()),
  /** TN-4. A capability: without it the page is not there. */
  requires: z.optional(z.string()),
  /** Sitemaps list it, by its fixed path. */
  sitemap: z.optional(z.boolean()),
  /** Providers of the remote's `policy` that this page alone may use: it is a document of its own. */
  providers: z.optional(z.array(remoteNameSchema)),
})
export type ReleasedPage = z.infer<typeof pageSchema>

const partSchema = z.object({
  name: remoteNameSchema,
  expose: exposeSchema,
  requires: z.optional(z.string()),
  /** Of a part that is a dialog: the path of its own page, and its name. */
  dialog: z.optional(z.object({ page: z.string(), title: z.string() })),
})

const policyOrigin = z
  .string()
  .check(z.regex(/^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'an https origin, such as https://www.example.com'))

/** Providers that spread their frames over hosts of their own. All others name each host: a wildcard may be anybody's, as of `*.com.au`. */
const wildcards: ReadonlySet<string> = new Set(['https://*.js.stripe.com'])

const isKnown = (origin: string): boolean => !origin.includes('*') || wildcards.has(origin)

const policyOrigins = z.optional(
  z.array(policyOrigin).check(
    z.maxLength(10),
    z.refine((all) => all.every(isKnown), 'no wildcard but one that the platform knows'),
  ),
)

/**
 * What a provider's code needs of the content security policy, by the provider's name. With `setting`, only documents of sites that have
 * this public setting allow it: `enquiry.challenge_site_key`. One that pages name as theirs is allowed on them alone.
 */
export const policySchema = z.record(
  remoteNameSchema,
  z.strictObject({
    frames: policyOrigins,
    connects: policyOrigins,
    scripts: policyOrigins,
    /** Frames that may open the browser's own sheet of payment cards. */
    payments: policyOrigins,
    /** It uploads files to the stage's own bucket, whose address no release knows. */
    uploads: z.optional(z.literal(true)),
    setting: z.optional(
      z.string().check(z.regex(/^[a-z_]+(\.[a-z_]+)*$/, 'a setting, such as enquiry.challenge_site_key')),
    ),
  }),
)
export type RemotePolicy = z.infer<typeof policySchema>

/** One published version of a remote: immutable once written. File addresses begin with `/remotes/<name>/<version>/`. */
export const releaseSchema = z.object({
  name: remoteNameSchema,
  version: versionSchema,
  title: z.string(),
  /** SHA-256 of what the release declares and of its files: equal digests are equal releases, whatever their versions. */
  digest: z.string(),
  published_at: z.iso.datetime(),
  entry: url,
  /** Shared modules the remote expects of the shell, with the range it was built for. */
  requires: z.record(z.string(), z.string()),
  pages: z.array(pageSchema),
  parts: z.array(partSchema),
  preload: z.record(exposeSchema, z.object({ js: z.array(url), css: z.array(url) })),
  /** The file with the endpoints' rows that the remote calls: what a navigation parses its data with, and the first view does not. */
  endpoints: z.optional(url),
  /** The endpoints that its files name: `GET /api/search`. */
  calls: z._default(z.array(z.string()), []),
  policy: z.optional(policySchema),
  /** Subresource integrity of every browser file, by address: `sha384-…`. */
  integrity: z.record(url, z.string()),
  /** The server build's files, relative to the release's folder, the container first, with their integrity. */
  server: z.object({ entry: z.string(), files: z.record(z.string(), z.string()) }),
})
export type Release = z.infer<typeof releaseSchema>

/** What browsers load of a release: its version's folder never changes. */
export const releaseFilesSchema = z.pick(releaseSchema, {
  entry: true,
  preload: true,
  endpoints: true,
  integrity: true,
})
export type ReleaseFiles = z.infer<typeof releaseFilesSchema>

/** The metric of a file of a release that is not the one that was published: the document function counts it, an alarm rings at the first. */
export const changedFilesMetric = 'changed-files'

/** What a site gets of the releases: those that serve on it, without their server builds. `etag` changes when any of them does. */
export const registrySchema = z.object({
  etag: z.string(),
  /**
   * Remotes of which nothing can be read, though one of their releases should serve, with the patterns of their pages where these are
   * known: their addresses are out of order and not unknown.
   */
  damaged: z.optional(z.array(z.object({ name: z.string(), paths: z.optional(z.array(z.string())) }))),
  remotes: z.record(
    remoteNameSchema,
    z.extend(
      z.pick(releaseSchema, {
        name: true,
        version: true,
        title: true,
        entry: true,
        requires: true,
        pages: true,
        parts: true,
        preload: true,
        endpoints: true,
        policy: true,
        integrity: true,
      }),
      {
        /** Names the trial that this version is on: pages say how it fares. Absent for a version that has proven itself. */
        trial: z.optional(z.string()),
      },
    ),
  ),
})
export type Registry = z.infer<typeof registrySchema>

/** What a document says of a release that serves: where its pages and parts are. Its files come later (`releaseFiles`). */
export type KnownRelease = Pick<Registry['remotes'][string], 'name' | 'version' | 'pages' | 'parts' | 'trial'>
export type KnownReleases = Pick<Registry, 'damaged'> & { remotes: Record<string, KnownRelease> }
