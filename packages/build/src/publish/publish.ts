import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { PartRow } from '@forecourt/contracts/parts/part'
import { parts as partsTable } from '@forecourt/contracts/parts/parts'
import { type Release, releaseSchema, versionSchema } from '@forecourt/contracts/releases/release'
import type { RemoteManifest } from '@forecourt/contracts/releases/remote-manifest'
import { compile } from '../bundler/compile.ts'
import { sharedRanges } from '../bundler/shared-modules.ts'
import { defineRemote } from '../define-remote.ts'
import { readRemoteFolder } from '../remotes/remote-folder.ts'
import { type ShellModules, unmetRequirements } from '../shell/shell-contract.ts'
import { digestOf } from './digest.ts'
import { knownReleaseDigest, rememberReleaseDigest } from './known-builds.ts'
import { readBuild } from './read-build.ts'
import { releaseDigest } from './release-digest.ts'
import { nextVersion } from './versions.ts'

/** Where releases are recorded. */
export type ReleaseStore = {
  /** The releases of a remote, newest first. */
  list(name: string): Promise<Release[]>
  /** False when that version is already recorded: then nothing is written. */
  record(release: Release): Promise<boolean>
  /** Why the release could not serve, a line each. If absent, there is no check before promotion. */
  refusals?(release: Release): Promise<string[]>
}

export type PublishOptions = {
  /** The remote's folder in the checkout. */
  folder: string
  /** This version and no other, even where an equal build is published under another. */
  version?: string
  store: ReleaseStore
  /** The folder with `remotes/<name>/<version>/…`. */
  releasesDir: string
  /** The shell that the release is for: publishing fails if it lacks a shared module that the remote requires. If absent, there is no check. */
  shell?: ShellModules
  /** A release for a shell that was built for development. */
  isDevelopment?: boolean
  /** Called before a build, and not where an equal release is known. */
  onBuild?(): void
}

export type Published = { kind: 'published' | 'unchanged'; release: Release }

/** Publishing was refused; the message says why and what to do. */
export class PublishError extends Error {
  override name = 'PublishError'
}

function checkContract(folder: string, name: string, shell: ShellModules): void {
  const unmet = unmetRequirements(folder, shell)
  if (unmet.length > 0)
    throw new PublishError(
      [
        `${name} is not published: the shell lacks what it asks for, so it would fail on every page.`,
        ...unmet,
        'Ask for what the shell has, or publish once a shell that has it is deployed.',
      ].join('\n  '),
    )
}

const versionTakenError = (name: string, version: string): PublishError =>
  new PublishError(
    `${name} ${version} is already published, or a publish that did not end has used it up, and a release never changes. Choose another version.`,
  )

/**
 * Builds one remote and makes it a release, without promoting it. `unchanged` when the build equals a published release (of the named
 * version, if one is named): a change that does not reach the build makes no second release. The record is written last, so that a
 * publish that is killed leaves no release behind; its version is used up, because its files look like those of a publish that is about to
 * be recorded.
 * @throws RemoteFolderError or PublishError, which say what to change.
 */
export async function publishRemote(options: PublishOptions): Promise<Published> {
  const { folder, store, releasesDir, isDevelopment = false } = options
  const { manifest, package: pack } = readRemoteFolder(folder)
  const { name } = manifest
  if (options.version && !versionSchema.safeParse(options.version).success)
    throw new PublishError(`${options.version} is not a version. Write it like 1.4.0 or 1.4.0-beta.1.`)

  if (options.shell) checkContract(folder, name, options.shell)
  const releases = await store.list(name)
  const remotes = join(releasesDir, 'remotes', name)
  const versions = [...releases.map((release) => release.version), ...(await versionFolders(remotes))]
  const publishedAs = (digest: string | null) =>
    releases.find((release) => release.digest === digest && (!options.version || release.version === options.version))
  const sources = digestOf(folder, { isDevelopment })
  const known = publishedAs(await knownReleaseDigest(sources))
  if (known) return { kind: 'unchanged', release: known }

  options.onBuild?.()
  const version = options.version ?? nextVersion(pack.version, versions)
  await mkdir(remotes, { recursive: true })
  await removeAbandoned(remotes)
  const tempDir = await mkdtemp(join(remotes, tempDirPrefix))
  try {
    await compile(defineRemote(folder, { outDir: tempDir, isDevelopment }))
    if (digestOf(folder, { isDevelopment }) !== sources)
      throw new PublishError(
        `A source of ${name} changed while it was built, so nothing was published. Publish it again.`,
      )
    const release = releaseOf(folder, { version, tempDir })
    await rememberReleaseDigest(sources, release.digest)
    const same = publishedAs(release.digest)
    if (same) return { kind: 'unchanged', release: same }
    if (options.version && versions.includes(options.version)) throw versionTakenError(name, options.version)
    const refusals = (await store.refusals?.(release)) ?? []
    if (refusals.length > 0)
      throw new PublishError(
        [`${name} is not published: it could not serve on this platform.`, ...refusals].join('\n  '),
      )
    const target = join(remotes, version)
    if (await moveIntoPlace(tempDir, target)) {
      if (await store.record(release)) return { kind: 'published', release }
      await rm(target, { recursive: true })
    }
    // Published concurrently. Without a chosen version, take the next.
    if (options.version) throw versionTakenError(name, version)
    return await publishRemote(options)
  } finally {
    await rm(tempDir, { recursive: true, force: true })
  }
}

const partRows: Readonly<Record<string, PartRow>> = partsTable

/** A part that is a dialog says so to the shell, which has no list of parts. */
const withDialog = (part: RemoteManifest['parts'][number]): Release['parts'][number] => {
  const { dialog } = partRows[part.name] ?? {}
  return { ...part, ...(dialog && { dialog }) }
}

/** The record of a build in `tempDir`, as `version` of the remote in `folder`. */
export function releaseOf(folder: string, { version, tempDir }: { version: string; tempDir: string }): Release {
  const { name, title, pages, parts, policy } = readRemoteFolder(folder).manifest
  const release = {
    name,
    version,
    title,
    published_at: new Date().toISOString(),
    requires: sharedRanges(folder),
    pages,
    parts: parts.map(withDialog),
    ...(policy && { policy }),
    ...readBuild(tempDir, `/remotes/${name}/${version}/`),
  } satisfies Omit<Release, 'digest'>
  return releaseSchema.parse({ ...release, digest: releaseDigest(release) } satisfies Release)
}

const tempDirPrefix = '.publishing-'
/** A build takes minutes at most. */
const abandonedMs = 3_600_000

/** Removes what killed publishes left. A younger tempDir may be that of a publish that runs beside this one. */
async function removeAbandoned(remotes: string): Promise<void> {
  for (const entry of await readdir(remotes)) {
    if (!entry.startsWith(tempDirPrefix)) continue
    const path = join(remotes, entry)
    const found = await stat(path).catch(() => null)
    if (found && Date.now() - found.mtimeMs > abandonedMs) await rm(path, { recursive: true, force: true })
  }
}

async function versionFolders(remotes: string): Promise<string[]> {
  const names = await readdir(remotes).catch(() => [])
  return names.filter((name) => versionSchema.safeParse(name).success)
}

/**
 * Browser files at the top, the server's under `server/`; all of them appear at once. False when the version's folder is
 * there already: it is another's, and stays as it is.
 */
export async function moveIntoPlace(tempDir: string, target: string): Promise<boolean> {
  const ready = join(tempDir, basename(target))
  await cp(join(tempDir, 'browser'), ready, {
    recursive: true,
    filter: (from) => !/mf-(manifest|stats)\.json$/.test(from),
  })
  await cp(join(tempDir, 'server'), join(ready, 'server'), { recursive: true })
  try {
    await rename(ready, target)
    return true
  } catch (error) {
    if (existsSync(target)) return false
    throw error
  }
}
