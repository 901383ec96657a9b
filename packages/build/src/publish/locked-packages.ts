import { readFileSync, realpathSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import * as z from 'zod/mini'
import { readJson } from '../remotes/remote-folder.ts'

const namesSchema = z._default(z.record(z.string(), z.string()), {})
const entrySchema = z.object({
  version: z.optional(z.string()),
  resolved: z.optional(z.string()),
  integrity: z.optional(z.string()),
  /** A workspace, which is identified by its sources. */
  link: z.optional(z.boolean()),
  dependencies: namesSchema,
  optionalDependencies: namesSchema,
  peerDependencies: namesSchema,
  peerDependenciesMeta: z._default(z.record(z.string(), z.object({ optional: z.optional(z.boolean()) })), {}),
})
const lockSchema = z.object({ packages: z.record(z.string(), entrySchema) })
type Lock = z.infer<typeof lockSchema>

/** The start of a search for packages: a folder, and their names. */
export type PackageRoot = { folder: string; names: readonly string[] }

/** The nearest package-lock.json, from `folder` upwards. */
function lockFile(folder: string): string {
  const file = join(folder, 'package-lock.json')
  try {
    readFileSync(file)
    return file
  } catch (error) {
    if (folder === dirname(folder)) throw error
    return lockFile(dirname(folder))
  }
}

/** The lock file's path of a package, looking from `path` upwards as Node does. */
function lockedAt({ packages }: Lock, name: string, path: string): string | null {
  const at = path === '' ? `node_modules/${name}` : `${path}/node_modules/${name}`
  if (packages[at]) return at
  return path === '' ? null : lockedAt({ packages }, name, path.split('/').slice(0, -1).join('/'))
}

/**
 * Every installed package that is reachable from the given ones, as sorted lines with its path and exact version.
 * Packages of other workspaces are excluded, so that a remote's digest does not change with them. So an optional peer
 * does not count by itself: npm does not install it, and it exists because another workspace requires it. Packages
 * missing from the lock file are omitted.
 */
export function lockedPackages(from: string, askings: readonly PackageRoot[]): string[] {
  const file = lockFile(realpathSync(from))
  const lock = readJson(file, lockSchema)
  const lines = new Map<string, string>()
  const waiting = askings.flatMap(({ folder, names }) => {
    const path = relative(dirname(file), realpathSync(folder)).split(sep).join('/')
    return names.map((name) => ({ name, path }))
  })
  for (const { name, path } of waiting) {
    const at = lockedAt(lock, name, path)
    const entry = at === null ? undefined : lock.packages[at]
    if (at === null || !entry || entry.link || lines.has(at)) continue
    lines.set(at, `${at} ${entry.version} ${entry.integrity ?? entry.resolved}`)
    const peers = Object.keys(entry.peerDependencies).filter((peer) => !entry.peerDependenciesMeta[peer]?.optional)
    const reached = new Set([...Object.keys(entry.dependencies), ...Object.keys(entry.optionalDependencies), ...peers])
    waiting.push(...[...reached].map((each) => ({ name: each, path: at })))
  }
  return [...lines.values()].sort()
}
