import { satisfies, validRange } from 'semver'
import { sharedRanges } from '../bundler/shared-modules.ts'
import { shellApi, shellSurfaces, usedShellApiNames } from './shell-surface.ts'

/** What a shell gives to remotes: shared module → version. */
export type ShellModules = Readonly<Record<string, string>>

/** What of a remote's demands a shell does not meet, a line each; none where it runs. */
export function unmetRequirements(folder: string, offer: ShellModules): string[] {
  return [...unmetRanges(sharedRanges(folder), offer), ...missingNames(folder, offer[shellApi])]
}

/** The same of the demands that a release wrote down. */
export const unmetRanges = (requires: Readonly<Record<string, string>>, offer: ShellModules): string[] =>
  Object.entries(requires).flatMap(([module, range]) => {
    const version = offer[module]
    // What is wrong with a package is said once, and not again of its subpaths.
    const isOf = (other: string) => module.startsWith(`${other}/`) && offer[other] === version
    if (Object.keys(requires).some((other) => isOf(other) && requires[other] === range)) return []
    if (validRange(range) === null) return [`${module} ${range}: that is no range of versions`]
    if (version === undefined) return [`${module} ${range}: the shell does not share it`]
    return satisfies(version, range) ? [] : [`${module} ${range}: the shell has ${version}`]
  })

/** Exports of the shell API that came with a later version than the shell has. */
function missingNames(folder: string, version: string | undefined): string[] {
  const known = shellSurfaces(folder)
  // A shell that is newer than what this checkout knows has at least what is known of its major version.
  const surface = version && known.findLast((each) => satisfies(version, `^${each.version}`))
  if (!surface) return []
  return usedShellApiNames(folder)
    .filter((name) => !surface.names.includes(name))
    .map((name) => {
      const since = known.find(({ names }) => names.includes(name))?.version
      return `${name} of ${shellApi}: ${since ? `it came with ${since}` : 'there is no such export'}, and the shell has ${version}`
    })
}
