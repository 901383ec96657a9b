import { existsSync, readdirSync } from 'node:fs'
import type { SandboxDefinition } from './sandbox-server.ts'

export { startSandbox } from './start-sandbox.ts'

/** Every folder with a `sandbox.ts` is a provider: a new one needs no entry here. For the local platform only, never bundled. */
async function loadSandboxes(): Promise<SandboxDefinition[]> {
  const names = readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(new URL(`${entry.name}/sandbox.ts`, import.meta.url)))
    .map(({ name }) => name)
    .sort()
  const modules: { sandbox: SandboxDefinition }[] = await Promise.all(
    names.map((name) => import(new URL(`${name}/sandbox.ts`, import.meta.url).href)),
  )
  return modules.map(({ sandbox }) => sandbox)
}

export const sandboxes: readonly SandboxDefinition[] = await loadSandboxes()
