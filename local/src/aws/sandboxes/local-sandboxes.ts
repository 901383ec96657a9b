import { sandboxes, startSandbox } from '@forecourt/providers/sandboxes'

/** A running sandbox of a provider. */
export type LocalSandbox = ReturnType<(typeof sandboxes)[number]['create']>

export type LocalSandboxes = {
  all: readonly LocalSandbox[]
  /** The functions' variables for it: `EMAIL_URL`, and further settings of the provider. */
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
  const hostOf = (name: string) =>
    started
      .filter(({ sandbox }) => sandbox.name === name)
      .map(({ url }) => new URL(url).host)
      .join()
  const urls = started.map(({ sandbox, url }) => [urlVariable(sandbox.name), url])
  return {
    all: started.map(({ sandbox }) => sandbox),
    environment: {
      ...Object.fromEntries(urls),
      EMAIL_FROM: 'leads@forecourt.example',
      CHALLENGE_SECRET: 'sandbox-challenge-secret',
      YOUX_SECRET: 'sandbox-youx-secret',
      YOUX_REDIRECT_HOSTS: hostOf('youx'),
      MARKET_VALUE_SECRET: 'sandbox-market-value-key',
    },
    async close() {
      await Promise.all(started.map(({ close }) => close()))
    },
  }
}

/** `MARKET_VALUE_URL`. */
const urlVariable = (name: string): string => `${name.toUpperCase().replaceAll('-', '_')}_URL`
