import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { readPackage } from '../remotes/remote-folder.ts'

/**
 * What must be one instance on a page, each subpath under its own key (MF-5). The shell provides them; everything else
 * a remote uses is bundled into it, so that squads do not move in lockstep.
 */
const sharedModules = ['react', 'react/jsx-runtime', 'react-dom', 'jotai', '@forecourt/shell-api'] as const

const packageOf = (module: string): string => module.match(/^(@[^/]+\/)?[^/]+/)?.[0] ?? module

/** The packages that they are of. */
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
 * Shared module → the range that a build of this folder expects of the shell: what its package.json asks for, else the installed
 * version, compatible upwards.
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

/** Shared module → its installed version, for whoever provides it. */
export function sharedVersions(folder: string): Record<string, string> {
  return Object.fromEntries(sharedModules.map((name) => [name, installedVersion(packageOf(name), folder)]))
}
