import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FunctionNeeds } from '@forecourt/contracts/functions/needs'

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
  .map(({ name }) => name)

async function readNeeds(name: string): Promise<FunctionNeeds> {
  const file = join(import.meta.dirname, name, 'needs.ts')
  const { needs } = existsSync(file) ? await import(file) : {}
  if (!needs)
    throw new Error(`functions/${name} has no needs.ts that exports its needs. docs/squads.md says what is in it.`)
  return needs
}

/** Every function there is, by its folder's name. The infrastructure and the local platform enumerate them here. */
export const functions: Readonly<Record<string, FunctionNeeds>> = Object.fromEntries(
  await Promise.all(folders.sort().map(async (name) => [name, await readNeeds(name)] as const)),
)
