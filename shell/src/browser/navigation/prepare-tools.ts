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
  void warmCode(target, { code })
  for (const address of prefetchAddresses(target)) api.warm(address)
}

/** Resolves once the page's code is there, or has failed. */
export async function warmCode({ match }: Target, { code }: Pick<PrepareTools, 'code'>): Promise<void> {
  code.preloadEndpoints(match.remote.name)
  await code.page(match.remote.name, match.page.expose).catch(() => {})
}

/** One after the other: on a slow line, the code that is wanted most must not share it. */
export async function warmInTurn(targets: readonly Target[], tools: Pick<PrepareTools, 'code'>): Promise<void> {
  for (const target of targets) await warmCode(target, tools)
}

/** Of a page that the browser loads. */
export function prefetchDocument({ href }: Target): void {
  if (document.querySelector(`link[rel="prefetch"][href="${CSS.escape(href)}"]`)) return
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }))
}
