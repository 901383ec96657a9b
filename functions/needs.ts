import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FunctionNeeds } from '@forecourt/contracts/functions/needs'

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
  .map(({ name }) => name)

async function readNeeds(name: string): Promise<FunctionNeeds> {
  const { needs } = await import(join(import.meta.dirname, name, 'needs.ts'))
  if (!needs) throw new Error(`functions/${name}/needs.ts exports no needs.`)
  return needs
}

/** Every function there is, by its folder's name. The infrastructure and the local platform enumerate them here. */
export const functions: Readonly<Record<string, FunctionNeeds>> = Object.fromEntries(
  await Promise.all(folders.sort().map(async (name) => [name, await readNeeds(name)] as const)),
)
