import type { PublicSite } from '@forecourt/contracts/site/site'
import { isOwnPath } from '@forecourt/domain/site/safe-url'
import { ApiError, type Head, type LoadResult } from '@forecourt/shell-api'
import { fallbackHead } from '../../app/errors/fallback-head.ts'
import { isRemoteFault } from '../../app/errors/is-remote-fault.ts'
import { notFoundPage } from '../../app/errors/not-found.tsx'
import type { AnyPage, ShownView, View } from '../../app/view.ts'
import { type PrepareTools, warmTarget } from './prepare-tools.ts'
import type { Target } from './target.ts'

export type { PrepareTools }

/** The result of preparing a navigation. `leave`: this document cannot show it, because the site now serves another release. */
export type Outcome =
  | { kind: 'show'; shown: ShownView; head: Head; fault: unknown }
  | { kind: 'redirect'; to: string }
  | { kind: 'leave' }

/** A preview of a page from the current page's data, without a round trip. */
export type Preview = { kind: 'preview'; shown: ShownView; head: Head }

/** A page in preparation. Its preview is null where no data is known. */
export type PendingPage = { preview: Promise<Preview | null>; outcome: Promise<Outcome> }

export const startPreparing = (target: Target, from: ShownView | null, tools: PrepareTools): PendingPage => ({
  outcome: prepare(target, tools),
  // A failed preview is ignored: the page itself is loading.
  preview: previewOf(target, from, tools).catch(() => null),
})

/** The preview, unless the page itself is ready. */
export async function previewUnlessReady({ preview, outcome }: PendingPage): Promise<Preview | null> {
  const first = await Promise.race([outcome, preview])
  return first?.kind === 'preview' ? first : null
}

async function previewOf(
  target: Target,
  from: ShownView | null,
  { site, code, registry }: PrepareTools,
): Promise<Preview | null> {
  const { match, request } = target
  if (from?.view.kind !== 'page') return null
  const [before, module] = await Promise.all([from.code, code.page(match.remote.name, match.page.expose)])
  if (!before || 'brokenBecause' in before || !module.preview) return null
  // Other results of the page on screen: it keeps what it shows (SR-4).
  if (from.view.key === request.path) return null
  // The site serves another release: a new document will show the page.
  if (registry.hasKnownNewRelease(match.remote.name)) return null
  const data = module.preview(before.hits?.(from.view.data) ?? [], { request, site })
  return data === null ? null : { kind: 'preview', ...pageWith(data, target, module, site) }
}

/**
 * Everything that a page needs before it shows, in one round trip. Never rejects: a fault is a view. Where a page finds nothing, the next
 * matching one is tried; `missing` is what the first of them did not find.
 */
export async function prepare(target: Target, tools: PrepareTools, missing?: 'vehicle'): Promise<Outcome> {
  const { site, registry, faults } = tools
  warmTarget(target, tools)
  const moved = registry.hasNewRelease(target.match.remote.name)
  const loaded = await load(target, tools).catch((error: unknown) => ({ kind: 'failed' as const, error }))
  if (await moved) return { kind: 'leave' }
  if (loaded.kind === 'notFound') {
    const what = missing ?? loaded.what
    if (target.next) return prepare(target.next, tools, what)
    return ownView({ kind: 'notFound', key: target.request.path, ...(what && { what }) }, target, site)
  }
  if (loaded.kind !== 'failed') return loaded
  faults.report(loaded.error)
  const { error } = loaded
  const isAway = isUnreachable(error)
  const blame = { isUnreachable: isAway, isRemoteFault: !isAway && isRemoteFault(error) }
  return ownView({ kind: 'broken', key: target.request.path, ...blame }, target, site, error)
}

/** A failed import has no cause; the browser knows whether it is offline. */
const isUnreachable = (error: unknown): boolean =>
  navigator.onLine === false || (error instanceof ApiError && error.code === 'network')

async function load(
  target: Target,
  { site, api, code }: PrepareTools,
): Promise<Outcome | Extract<LoadResult<unknown>, { kind: 'notFound' }>> {
  const { match, request } = target
  const { remote, page } = match
  const module = await code.page(remote.name, page.expose)
  const result = await module.load({ request, site }, api)
  if (result.kind === 'redirect') {
    if (!isOwnPath(result.to)) throw new Error(`A page redirects to ${result.to}, which is no path of this site.`)
    return { kind: 'redirect', to: result.to }
  }
  if (result.kind === 'notFound') return result
  return { kind: 'show', ...pageWith(result.data, target, module, site), fault: null }
}

function pageWith(data: unknown, { match, request }: Target, module: AnyPage, site: PublicSite) {
  const { remote, page } = match
  const view: View = { kind: 'page', key: request.path, remote: remote.name, expose: page.expose, data }
  return { shown: { view, request, code: module }, head: module.head(data, { request, site }) }
}

type OwnView = Exclude<View, { kind: 'page' }>

function ownView(view: OwnView, { request }: Target, site: PublicSite, fault: unknown = null): Outcome {
  const head = fallbackHead(view, site.name, request.path)
  return { kind: 'show', shown: { view, request, code: view.kind === 'notFound' ? notFoundPage : null }, head, fault }
}
