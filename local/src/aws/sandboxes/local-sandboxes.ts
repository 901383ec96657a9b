import { providers } from '@forecourt/providers/needs'
import { sandboxes, startSandbox } from '@forecourt/providers/sandboxes'

/** A running sandbox of a provider. */
export type LocalSandbox = ReturnType<(typeof sandboxes)[number]['create']>

export type LocalSandboxes = {
  all: readonly LocalSandbox[]
  /** The functions' variables for them. */
  environment: Record<string, string>
  close(): Promise<void>
}

/** Starts every provider's sandbox on a free port of this machine. */
export async function startSandboxes(): Promise<LocalSandboxes> {
  const started = await Promise.all(
    sandboxes.map(async (definition) => {
      const sandbox = definition.create()
      return { sandbox, ...(await startSandbox(sandbox)) }
    }),
  )
  return {
    all: started.map(({ sandbox }) => sandbox),
    environment: Object.assign({}, ...started.map(({ sandbox, url }) => variablesOf(sandbox.name, url))),
    async close() {
      await Promise.all(started.map(({ close }) => close()))
    },
  }
}

/** `MARKET_VALUE_URL`, `MARKET_VALUE_SECRET`, and what the provider's `needs.ts` adds. */
function variablesOf(name: string, url: string): Record<string, string> {
  const { secret, local } = providers[name] ?? {}
  const prefix = name.toUpperCase().replaceAll('-', '_')
  return {
    [`${prefix}_URL`]: url,
    ...(secret !== undefined && { [`${prefix}_SECRET`]: `sandbox-secret-of-${name}` }),
    ...local?.(url),
  }
}
