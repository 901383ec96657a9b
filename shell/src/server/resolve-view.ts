import type { DocumentRequest, DocumentServices } from '@forecourt/contracts/document'
import { capabilityNames } from '@forecourt/contracts/site/capabilities'
import { publicSite } from '@forecourt/contracts/site/public-site'
import type { PublicSite, Site } from '@forecourt/contracts/site/site'
import { leadingOffers, offerFigures, shownOffers } from '@forecourt/domain/offers/shown-offers'
import { shownReviews } from '@forecourt/domain/reviews/shown-reviews'
import { capabilitiesOf } from '@forecourt/domain/site/capabilities'
import { isOwnPath } from '@forecourt/domain/site/safe-url'
import type { Head, LoadResult, PageRequest } from '@forecourt/shell-api'
import { isRemoteFault } from '../app/errors/is-remote-fault.ts'
import { notFoundPage } from '../app/errors/not-found.tsx'
import { damagedRemoteOf, matchPaths, type PathMatch } from '../app/routing/match-path.ts'
import { decodeSafely, encodePath, singleSlashes } from '../app/routing/path-text.ts'
import type { ShownPage, View } from '../app/view.ts'
import { withDeadline } from '../deadline.ts'
import { deadlineMs, loadPage } from './load-page.ts'
import { offeredLinks } from './offered-links.ts'
import { rememberLatest } from './remember-latest.ts'
import { serverApi } from './server-api.ts'
import { shownLogo } from './site-files/drawings.ts'

/** What an address resolves to: a redirect or a view. `head` is null where the shell's own is used. */
export type Resolved =
  | { kind: 'redirect'; to: string; status: 302 | 308 }
  | {
      kind: 'view'
      status: number
      /** No cache stores the document. */
      isUnpublished?: boolean
      site: PublicSite
      request: PageRequest
      match: PathMatch | null
      view: View
      code: ShownPage | null
      head: Head | null
    }

const withQuery = (path: string, query: string): string => encodePath(path) + (query && `?${query}`)

/** Only paths of this site, so that a page's redirect cannot leave it. */
function redirect(to: string, isPermanent: boolean): Resolved {
  if (!isOwnPath(to)) throw new Error(`A page redirects to ${to}, which is no path of this site.`)
  return { kind: 'redirect', to, status: isPermanent ? 308 : 302 }
}

const dayMs = 86_400_000
const pageSites = rememberLatest<Site, PublicSite>()

/**
 * TN-4. The site for pages: with every capability resolved, so that browsers do not need the table of defaults, and links to pages that are
 * there. Matching every link takes milliseconds, and it names special hours by the day.
 */
export function pageSite(services: DocumentServices): PublicSite {
  const day = Math.floor(Date.now() / dayMs)
  return pageSites(services.site, [services.registry.etag, day], () => makePageSite(services))
}

function makePageSite(services: DocumentServices): PublicSite {
  const on = new Set(capabilitiesOf(services.site))
  const capabilities = Object.fromEntries(capabilityNames.map((name) => [name, on.has(name)]))
  const figures = offerFigures(leadingOffers(shownOffers(services.site, new Date())))
  const reviews = shownReviews(services.site.reviews)?.reviews
  const site = {
    ...publicSite(services.site),
    ...{ capabilities, logo_svg: shownLogo(services.site) },
    ...(figures.length > 0 && { offer_figures: figures }),
    ...(reviews && { review_count: reviews.length }),
  }
  return { ...site, ...offeredLinks(site, services) }
}

/** Matches the path and tries its pages in their order. A remote's fault does not reject: the view is `broken`, 503. */
export async function resolveView({ path, query }: DocumentRequest, services: DocumentServices): Promise<Resolved> {
  const site = pageSite(services)
  const matches = matchPaths(services.registry, site, path)
  let what: 'vehicle' | undefined
  for (const match of matches) {
    const resolved = await resolvePage(match, { path, query, site }, services)
    if (resolved.kind !== 'nothing') return resolved
    what ??= resolved.what
  }
  const plain: PageRequest = { path: matches[0]?.path ?? singleSlashes(decodeSafely(path)), params: {}, query }
  const base = { kind: 'view', site, request: plain, match: matches[0] ?? null, code: null, head: null } as const
  const damaged = damagedRemoteOf(services.registry, site, path)
  if (damaged !== null) {
    services.logError(`No release of ${damaged} can be read, so ${path} has no page`, new Error('damaged release'))
    return broken({ ...base, status: 503, view: { kind: 'broken', key: plain.path } })
  }
  if (path === '/' && matches.length === 0) return redirect(withQuery(site.paths.search, query), false)
  return notFound(base, what)
}

type Asked = { path: string; query: string; site: PublicSite }

/** A page found nothing at the address. */
type Nothing = { kind: 'nothing'; what?: 'vehicle' }

/** One page for the address. */
async function resolvePage(
  match: PathMatch,
  { path, query, site }: Asked,
  services: DocumentServices,
): Promise<Resolved | Nothing> {
  const request: PageRequest = { path: match.path, params: match.params, query }
  const base = { kind: 'view', site, request, match, code: null, head: null } as const
  if (encodePath(match.path) !== encodePath(decodeSafely(path))) return redirect(withQuery(match.path, query), true)

  const api = serverApi(services)
  try {
    const { name } = match.remote
    const code = await loadPage(services, name, match.page.expose)
    const loading = code.load({ request, site }, api)
    const result: LoadResult<unknown> = await withDeadline(loading, deadlineMs, `The load of ${name}`)
    if (result.kind === 'redirect') return redirect(result.to, result.permanent ?? false)
    if (result.kind === 'notFound') return { ...result, kind: 'nothing' }
    const { data, gone, isUnpublished } = result
    const view: View = { kind: 'page', key: request.path, remote: name, expose: match.page.expose, data }
    const status = gone ? 410 : 200
    return {
      ...base,
      status,
      ...(isUnpublished && { isUnpublished }),
      view,
      code,
      head: code.head(data, { request, site }),
    }
  } catch (error) {
    const release = `${match.remote.name}@${match.remote.version}`
    services.logError(`The page at ${path} failed in remote ${release}`, error, release)
    const isAtFault = isRemoteFault(error, api.isWaiting())
    if (isAtFault) services.recordPageOutcome(match.remote.name, 'failed')
    return broken({ ...base, status: 503, view: { kind: 'broken', key: request.path, isRemoteFault: isAtFault } })
  }
}

type ShownResolution = Extract<Resolved, { kind: 'view' }>

/** Long enough for every page; bounded because the document repeats the path. */
const maxPathLength = 300

/** The page data of an unknown address, reduced to the necessary. */
function notFound(base: Omit<ShownResolution, 'status' | 'view'>, what: 'vehicle' | undefined): ShownResolution {
  const path = base.request.path.slice(0, maxPathLength).toWellFormed()
  const view: View = { kind: 'notFound', key: path, ...(what && { what }) }
  return { ...base, status: 404, request: { path, params: {}, query: '' }, view, code: notFoundPage }
}

/** The fallback for an address, with 503, so that caches and crawlers do not take it for the page. */
export function broken(resolved: ShownResolution): ShownResolution {
  const { view, request } = resolved
  const own: View = view.kind === 'broken' ? view : { kind: 'broken', key: request.path, isRemoteFault: true }
  return { ...resolved, status: 503, view: own, code: null, head: null }
}
