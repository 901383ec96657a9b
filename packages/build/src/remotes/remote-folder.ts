import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageClaim } from '@forecourt/contracts/releases/page-claim'
import { versionSchema } from '@forecourt/contracts/releases/release'
import { type RemoteManifest, remoteManifestSchema } from '@forecourt/contracts/releases/remote-manifest'
import { describeIssue } from '@forecourt/contracts/validation/describe-issue'
import * as z from 'zod/mini'

const packageSchema = z.object({
  name: z.string(),
  version: versionSchema,
  dependencies: z._default(z.record(z.string(), z.string()), {}),
  devDependencies: z._default(z.record(z.string(), z.string()), {}),
})
export type PackageFile = z.infer<typeof packageSchema>

/** A folder without a valid remote; the message names the file and the problem. */
export class RemoteFolderError extends Error {
  override name = 'RemoteFolderError'
}

/** A file's JSON, checked. Throws `RemoteFolderError`. */
export function readJson<T>(file: string, schema: z.ZodMiniType<T>): T {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new RemoteFolderError(`${file} is missing.`)
  }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new RemoteFolderError(`${file} is not JSON: ${error instanceof Error ? error.message : error}`)
  }
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.flatMap((issue) => describeIssue(schema, value, issue))
  const lines = problems.map(
    ({ path, found, allowed }) => `✖ ${path || 'the file'}: found ${found}; allowed is ${allowed}`,
  )
  throw new RemoteFolderError([`${file} is not valid.`, ...lines].join('\n'))
}

export const readPackage = (folder: string): PackageFile => readJson(join(folder, 'package.json'), packageSchema)

/**
 * The manifest and the package file of a remote, validated: every page and part names a module that is exposed, and no two pages
 * claim the same addresses.
 * @throws RemoteFolderError
 */
export function readRemoteFolder(folder: string): { manifest: RemoteManifest; package: PackageFile } {
  const file = join(folder, 'remote.json')
  const manifest = readJson(file, remoteManifestSchema)
  for (const { expose } of [...manifest.pages, ...manifest.parts]) {
    if (expose in manifest.exposes) continue
    const known = Object.keys(manifest.exposes).join(', ')
    throw new RemoteFolderError(`${file} is not valid.\n✖ "${expose}" is used but not among exposes: ${known}.`)
  }
  for (const { path, providers = [] } of manifest.pages) {
    const unknown = providers.find((provider) => !(provider in (manifest.policy ?? {})))
    if (unknown !== undefined)
      throw new RemoteFolderError(
        `${file} is not valid.\n✖ ${path} names the provider "${unknown}", which is not in policy.`,
      )
  }
  const claims = manifest.pages.map(pageClaim)
  const twice = manifest.pages.find((_, index) => claims.indexOf(claims[index] ?? '') < index)
  if (twice)
    throw new RemoteFolderError(
      `${file} is not valid.\n✖ ${twice.path} is two pages' path, with the same order. Give one another order.`,
    )
  return { manifest, package: readPackage(folder) }
}
