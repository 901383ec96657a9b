import type { PublicSite } from '@forecourt/contracts/site'
import { isOwnPath } from '@forecourt/domain/safe-address'
import { ApiError, type Head } from '@forecourt/shell-api'
import { fallbackHead } from '../app/fallback-head.ts'
import type { ShownView, View } from '../app/view.ts'
import { type PrepareTools, warmTarget } from './prepare-tools.ts'
import type { Target } from './target.ts'

export type { PrepareTools }

/** What going somewhere comes to. `leave`: this document cannot show it, because the site now serves another release. */
export type Outcome =
  | { kind: 'show'; shown: ShownView; head: Head; fault: unknown }
  | { kind: 'redirect'; to: string }
  | { kind: 'leave' }

/** Everything that a page needs before it can take the screen, in one round trip. Never rejects: a fault is a view. */
export async function prepare(target: Target, tools: PrepareTools): Promise<Outcome> {
  const { site, registry, faults } = tools
  warmTarget(target, tools)
  const moved = registry.hasMoved(target.match.remote.name)
  const loaded = await load(target, tools).catch((error: unknown) => ({ kind: 'failed' as const, error }))
  if (await moved) return { kind: 'leave' }
  if (loaded.kind !== 'failed') return loaded
  faults.report(loaded.error)
  return ownView(
    { kind: 'broken', key: target.request.path, isUnreachable: isUnreachable(loaded.error) },
    target,
    site,
    loaded.error,
  )
}

/** Code that does not come says only that it failed; the browser knows whether it is offline. */
const isUnreachable = (error: unknown): boolean =>
  navigator.onLine === false || (error instanceof ApiError && error.code === 'network')

async function load(target: Target, { site, api, code }: PrepareTools): Promise<Outcome> {
  const { match, request } = target
  const { remote, page } = match
  const module = await code.page(remote.name, page.expose)
  const result = await module.load({ request, site }, api)
  if (result.kind === 'redirect') {
    if (!isOwnPath(result.to)) throw new Error(`A page redirects to ${result.to}, which is no path of this site.`)
    return { kind: 'redirect', to: result.to }
  }
  if (result.kind === 'notFound') return ownView({ kind: 'notFound', key: request.path }, target, site)
  const view: View = { kind: 'page', key: request.path, remote: remote.name, expose: page.expose, data: result.data }
  const head = module.head(result.data, { request, site })
  return { kind: 'show', shown: { view, request, code: module }, head, fault: null }
}

type OwnView = Exclude<View, { kind: 'page' }>

function ownView(view: OwnView, { request }: Target, site: PublicSite, fault: unknown = null): Outcome {
  const head = fallbackHead(view.kind, site.name, request.path)
  return { kind: 'show', shown: { view, request, code: null }, head, fault }
}
