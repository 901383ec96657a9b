import type { PublicSite } from '@forecourt/contracts/site/site'
import type { BrowserApi } from './api.ts'
import type { FaultLog } from './fault-log.ts'
import type { RegistryWatch } from './registry-watch.ts'
import type { RemoteCode } from './remote-code.ts'
import { prefetchAddresses, type Target } from './target.ts'

export type PrepareTools = {
  site: PublicSite
  api: BrowserApi
  code: RemoteCode
  registry: RegistryWatch
  faults: FaultLog
}

/** Starts code, data and the look at the registry at once, before anybody waits for any of them. */
export function warmTarget(target: Target, { api, code, registry }: PrepareTools): void {
  const { match } = target
  registry.look()
  code.page(match.remote.name, match.page.expose).catch(() => {})
  for (const address of prefetchAddresses(target)) api.warm(address)
}
