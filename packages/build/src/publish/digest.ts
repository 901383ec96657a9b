import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { sharedPackages } from '../bundler/shared-modules.ts'
import { readPackage } from '../remotes/remote-folder.ts'
import { lockedPackages } from './locked-packages.ts'

const ours = '@forecourt/'
const skipped = /^(node_modules|dist|fixtures|testing|\..*|README\.md)$|\.(test|e2e)\.tsx?$/

/** Files of a folder that a build may read, as paths relative to it, sorted. */
function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !skipped.test(name))
    .flatMap((entry) => {
      if (!entry.isDirectory()) return [entry.name]
      return sourceFiles(join(folder, entry.name)).map((file) => `${entry.name}/${file}`)
    })
    .sort()
}

/** Where an installed package lies, looking from `folder` upwards as Node does. */
function installedAt(name: string, folder: string): string | null {
  for (const path of createRequire(join(folder, 'package.json')).resolve.paths(name) ?? []) {
    try {
      return realpathSync(join(path, name))
    } catch {}
  }
  return null
}

const namesAskedBy = (folder: string): string[] => Object.keys(readPackage(folder).dependencies)

/** The packages of ours that a folder's code can reach, by name, from the package files' dependencies. */
export function reachable(folder: string, found = new Map<string, string>()): Map<string, string> {
  for (const name of namesAskedBy(folder)) {
    if (!name.startsWith(ours) || found.has(name)) continue
    const at = installedAt(name, folder)
    if (!at) throw new Error(`${name} is not installed for ${folder}.`)
    found.set(name, at)
    reachable(at, found)
  }
  return found
}

/**
 * SHA-256 of the sources of a build: the folder's own files, those of our packages that it reaches, and which of others' packages the
 * lock file gives them. Equal digests give equal builds, so the second needs no build; a different digest may still give the same one
 * (`releaseDigest`). Tests and documentation do not count. A development build has a digest of its own.
 */
export function digestOf(folder: string, { isDevelopment = false } = {}): string {
  const hash = createHash('sha256')
  if (isDevelopment) hash.update('development\0')
  const add = (label: string, at: string) => {
    for (const file of sourceFiles(at)) {
      hash.update(`${label}/${file}\0`)
      hash.update(
        createHash('sha256')
          .update(readFileSync(join(at, file)))
          .digest(),
      )
    }
  }
  add('', folder)
  const packages = reachable(folder)
  const build = installedAt(`${ours}build`, folder)
  if (build) reachable(build, packages).set(`${ours}build`, build)
  for (const [name, at] of [...packages].sort(([a], [b]) => a.localeCompare(b))) add(name, at)
  // A release records the versions of the shared packages that it was built with, whether it depends on them itself or not.
  const asked = [...namesAskedBy(folder), ...Object.keys(readPackage(folder).devDependencies), ...sharedPackages]
  const others = [...packages.values()].map((at) => ({ folder: at, names: namesAskedBy(at) }))
  for (const line of lockedPackages(folder, [{ folder, names: asked }, ...others])) hash.update(`${line}\0`)
  return hash.digest('hex')
}
