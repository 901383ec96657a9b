import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { readPackage } from './remote-folder.ts'

const ours = '@forecourt/'
const skipped = /^(node_modules|dist|fixtures|testing|\..*|README\.md)$|\.test\.tsx?$/

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

/** The packages of ours that a folder's code can reach, by name, from the package files' dependencies. */
function reachable(folder: string, found = new Map<string, string>()): Map<string, string> {
  for (const name of Object.keys(readPackage(folder).dependencies)) {
    if (!name.startsWith(ours) || found.has(name)) continue
    const at = installedAt(name, folder)
    if (!at) throw new Error(`${name} is not installed for ${folder}.`)
    found.set(name, at)
    reachable(at, found)
  }
  return found
}

/** package-lock.json, from `folder` upwards: every version that a build can bundle. */
function lockFile(folder: string): Buffer {
  try {
    return readFileSync(join(folder, 'package-lock.json'))
  } catch (error) {
    if (folder === dirname(folder)) throw error
    return lockFile(dirname(folder))
  }
}

/**
 * SHA-256 of all that a remote's build reads: its own files, those of the packages it reaches, and the lock file. Equal
 * digests are equal releases. Tests and documentation do not count. A development build is another release.
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
  hash.update(createHash('sha256').update(lockFile(folder)).digest())
  return hash.digest('hex')
}
