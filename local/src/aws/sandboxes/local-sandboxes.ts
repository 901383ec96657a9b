import { providers } from '@forecourt/providers/needs'
import { sandboxes, startSandbox } from '@forecourt/providers/sandboxes'

/** A running sandbox of a provider. */
export type LocalSandbox = ReturnType<(typeof sandboxes)[number]['create']>

export type LocalSandboxes = {
  all: readonly LocalSandbox[]
  /** The functions' variables for them. */
  environment: Record<string, string>
  /** Has the sandboxes send their webhooks to a site. */
  sendWebhooksTo(siteUrl: string): Promise<void>
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
    environment: {
      ...Object.assign({}, ...started.map(({ sandbox, url }) => variablesOf(sandbox.name, url))),
      PROVIDER_ORIGINS: JSON.stringify(
        Object.fromEntries(
          started.flatMap(({ sandbox: { name }, url }) =>
            (providers[name]?.origins ?? []).map((origin) => [origin, new URL(url).origin]),
          ),
        ),
      ),
    },
    async sendWebhooksTo(siteUrl) {
      await Promise.all(started.map(({ sandbox: { name }, url }) => registerWebhooks(name, url, siteUrl)))
    },
    async close() {
      await Promise.all(started.map(({ close }) => close()))
    },
  }
}

async function registerWebhooks(name: string, sandboxUrl: string, siteUrl: string): Promise<void> {
  const { webhooks } = providers[name] ?? {}
  if (!webhooks) return
  const headers = { authorization: `Bearer ${secretOf(name)}` }
  const body = new URLSearchParams({ url: new URL(webhooks.path, siteUrl).href })
  await fetch(new URL(webhooks.register, sandboxUrl), { method: 'POST', headers, body })
}

/** The credential of a provider on this machine. */
export const secretOf = (name: string): string => `sandbox-secret-of-${name}`

/** `MARKET_VALUE_URL`, `MARKET_VALUE_SECRET`, and what the provider's `needs.ts` adds. */
function variablesOf(name: string, url: string): Record<string, string> {
  const { secret, local } = providers[name] ?? {}
  const prefix = name.toUpperCase().replaceAll('-', '_')
  return {
    [`${prefix}_URL`]: url,
    ...(secret !== undefined && { [`${prefix}_SECRET`]: secretOf(name) }),
    ...local?.(url),
  }
}
