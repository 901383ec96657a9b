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
  registry.refresh()
  warmCode(target, { code })
  for (const address of prefetchAddresses(target)) api.warm(address)
}

export function warmCode({ match }: Target, { code }: Pick<PrepareTools, 'code'>): void {
  code.preloadEndpoints(match.remote.name)
  code.page(match.remote.name, match.page.expose).catch(() => {})
}

/** Of a page that the browser loads. */
export function prefetchDocument({ href }: Target): void {
  if (document.querySelector(`link[rel="prefetch"][href="${CSS.escape(href)}"]`)) return
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }))
}
