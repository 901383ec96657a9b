import * as z from 'zod/mini'

/** What a remote is called: `search`. */
export const remoteNameSchema = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,40}$/))
const number = '(0|[1-9]\\d*)'
const mark = `(${number}|\\d*[a-z-][0-9a-z-]*)`
/** As semantic versioning has it, in small letters and without build data: no number begins with a zero, before the hyphen or after it. */
export const versionSchema = z
  .string()
  .check(z.regex(new RegExp(`^${number}\\.${number}\\.${number}(-${mark}(\\.${mark})*)?$`)))
const expose = z.string().check(z.regex(/^\.\/[a-z0-9-]+$/))
const url = z.string().check(z.startsWith('/'))

const pageSchema = z.object({
  /** Segments; `:name` captures one; `{search}` and the like stand for a path of the tenant's configuration. */
  path: z.string(),
  expose,
  /** API addresses whose answers the page's `load` will ask for; `{slug}` and `{query}` are filled in, so data can start before code. */
  prefetch: z._default(z.array(z.string()), []),
})

const partSchema = z.object({ name: remoteNameSchema, expose })

/** `remote.json` of a remote: all that anybody outside it knows of it. `exposes` maps a key to a module of the remote. */
export const remoteManifestSchema = z.object({
  name: remoteNameSchema,
  title: z.string(),
  exposes: z.record(expose, z.string()),
  pages: z.array(pageSchema),
  parts: z._default(z.array(partSchema), []),
})
export type RemoteManifest = z.infer<typeof remoteManifestSchema>

/** One published version of a remote: immutable once written. File addresses begin with `/remotes/<name>/<version>/`. */
export const releaseSchema = z.object({
  name: remoteNameSchema,
  version: versionSchema,
  title: z.string(),
  /** Hash of everything the build read: equal digests are equal releases. */
  digest: z.string(),
  published_at: z.iso.datetime(),
  entry: url,
  /** Shared modules the remote expects of the shell, with the range it was built for. */
  requires: z.record(z.string(), z.string()),
  pages: z.array(pageSchema),
  parts: z.array(partSchema),
  preload: z.record(expose, z.object({ js: z.array(url), css: z.array(url) })),
  /** Subresource integrity of every browser file, by address: `sha384-…`. */
  integrity: z.record(url, z.string()),
  /** The server build's files, relative to the release's folder, the container first, with their integrity. */
  server: z.object({ entry: z.string(), files: z.record(z.string(), z.string()) }),
})
export type Release = z.infer<typeof releaseSchema>

/** The metric of a file of a release that is not the one that was published: the document function counts it, an alarm rings at the first. */
export const changedFilesMetric = 'changed-files'

/** What a site gets of the releases: those that serve on it, without their server builds. `etag` changes when any of them does. */
export const registrySchema = z.object({
  etag: z.string(),
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
