import type { PublicSite } from '@forecourt/contracts/site/site'
import type { BrowserApi } from '../api/api.ts'
import type { FaultLog } from '../faults/fault-log.ts'
import type { RegistryWatch } from '../remotes/registry-watch.ts'
import type { RemoteLoader } from '../remotes/remote-loader.ts'
import { prefetchAddresses, type Target } from './target.ts'

export type PrepareTools = {
  site: PublicSite
  api: BrowserApi
  code: RemoteLoader
  registry: RegistryWatch
  faults: FaultLog
}

/** Starts loading code, data and registry in parallel. */
export function warmTarget(target: Target, { api, code, registry }: PrepareTools): void {
  const { match } = target
  registry.refresh()
  code.preloadEndpoints(match.remote.name)
  code.page(match.remote.name, match.page.expose).catch(() => {})
  for (const address of prefetchAddresses(target)) api.warm(address)
}
