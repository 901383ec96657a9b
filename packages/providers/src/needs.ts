import { existsSync, readdirSync } from 'node:fs'
import type { ProviderNeeds } from './provider-needs.ts'

/** Every folder with a `port.ts` is a provider: a new one needs no entry here. */
const names = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(new URL(`${entry.name}/port.ts`, import.meta.url)))
  .map(({ name }) => name)
  .sort()

async function readNeeds(name: string): Promise<ProviderNeeds> {
  const file = new URL(`${name}/needs.ts`, import.meta.url)
  if (!existsSync(file)) return {}
  const { needs }: { needs: ProviderNeeds } = await import(file.href)
  return needs
}

/** Every provider, by its folder's name, with what it needs of a stage. Never bundled. */
export const providers: Readonly<Record<string, ProviderNeeds>> = Object.fromEntries(
  await Promise.all(names.map(async (name) => [name, await readNeeds(name)] as const)),
)
