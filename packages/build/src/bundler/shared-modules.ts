import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Range } from 'semver'
import { readPackage } from '../remotes/remote-folder.ts'

/**
 * Modules that must be singletons on a page, each subpath under its own key (MF-5). The shell provides them; everything
 * else is bundled into the remote that uses it, so that squads update independently.
 */
const sharedModules = ['react', 'react/jsx-runtime', 'react-dom', 'jotai', '@forecourt/shell-api'] as const

const packageOf = (module: string): string => module.match(/^(@[^/]+\/)?[^/]+/)?.[0] ?? module

/** Their packages. */
export const sharedPackages: readonly string[] = [...new Set(sharedModules.map(packageOf))]

function installedVersion(name: string, folder: string): string {
  const require = createRequire(join(folder, 'package.json'))
  const paths = require.resolve.paths(name) ?? []
  for (const path of paths) {
    try {
      return readPackage(join(path, name)).version
    } catch {}
  }
  throw new Error(`${name} is not installed for ${dirname(folder)}.`)
}

/**
 * Shared module → the range that a build of this folder requires of the shell: from its package.json, else the
 * installed version with a caret.
 */
export function sharedRanges(folder: string): Record<string, string> {
  const asked = readPackage(folder).dependencies
  return Object.fromEntries(
    sharedModules.map((module) => {
      const name = packageOf(module)
      const range = asked[name] ?? '*'
      return [module, range === '*' ? `^${installedVersion(name, folder)}` : range]
    }),
  )
}

/** Shared module → its installed version, for its provider. */
export function sharedVersions(folder: string): Record<string, string> {
  return Object.fromEntries(sharedModules.map((name) => [name, installedVersion(packageOf(name), folder)]))
}

/** A range as its comparators, which browsers read: `^19.3.1` is `>=19.3.1 <20.0.0-0`. */
export const comparatorsOf = (range: string): string => new Range(range).range || '>=0.0.0'
