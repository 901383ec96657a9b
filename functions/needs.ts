import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { PlatformNeeds } from '@forecourt/contracts/functions/needs'
import { addressProblems } from '@forecourt/contracts/functions/other-addresses'

/** A function with the team that ships it: its folder's parent, and the stack that it is deployed in. */
export type TeamFunction = PlatformNeeds & { readonly team: string }

const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => name)
    .sort()

/** The teams that have functions. */
const teams: readonly string[] = foldersIn(import.meta.dirname)

async function readNeeds(team: string, name: string): Promise<TeamFunction> {
  const file = join(import.meta.dirname, team, name, 'needs.ts')
  const { needs } = existsSync(file) ? await import(file) : {}
  if (!needs)
    throw new Error(
      `functions/${team}/${name} has no needs.ts that exports its needs. docs/squads.md says what is in it.`,
    )
  const [problem] = addressProblems(team, needs.runs)
  if (problem) throw new Error(`functions/${team}/${name} ${problem}`)
  return { ...needs, team }
}

const unsorted = await Promise.all(
  teams.flatMap((team) =>
    foldersIn(join(import.meta.dirname, team)).map(async (name) => [name, await readNeeds(team, name)] as const),
  ),
)

const found = unsorted.sort(([a], [b]) => (a < b ? -1 : 1))

for (const [index, [name, { team }]] of found.entries()) {
  const first = found.findIndex(([other]) => other === name)
  if (first !== index)
    throw new Error(`functions/${found[first]?.[1].team}/${name} and functions/${team}/${name} have the same name.`)
}

/** Every function there is, by its folder's name and in the order of the names. The infrastructure and the local platform enumerate them here. */
export const functions: Readonly<Record<string, TeamFunction>> = Object.fromEntries(found)

/** A function's folder below `functions`, as `@forecourt/functions/…` imports it. */
export function functionFolder(name: string): string {
  const own = functions[name]
  if (!own) throw new RangeError(`There is no function "${name}".`)
  return `${own.team}/${name}`
}
