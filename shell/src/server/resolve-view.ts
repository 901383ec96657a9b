import type { DocumentRequest, DocumentServices } from '@forecourt/contracts/document'
import { type PublicSite, publicSite } from '@forecourt/contracts/site/site'
import { isOwnPath } from '@forecourt/domain/site/safe-url'
import { ApiError, type Head, type LoadResult, type PageRequest } from '@forecourt/shell-api'
import { decodeSafely, encodePath, matchPath, type PathMatch, singleSlashes } from '../app/routing/match-path.ts'
import type { AnyPage, View } from '../app/view.ts'
import { withDeadline } from '../deadline.ts'
import { deadlineMs, loadPage } from './load-page.ts'
import { serverApi } from './server-api.ts'

/** What an address comes to: another address, or something to show. `head` is null where the shell's own words stand. */
export type Resolved =
  | { kind: 'redirect'; to: string; status: 302 | 308 }
  | {
      kind: 'view'
      status: number
      site: PublicSite
      request: PageRequest
      match: PathMatch | null
      view: View
      code: AnyPage | null
      head: Head | null
    }

const withQuery = (path: string, query: string): string => encodePath(path) + (query && `?${query}`)

/** Only paths of this site: a page's redirect can never lead a shopper elsewhere. */
function redirect(to: string, isPermanent: boolean): Resolved {
  if (!isOwnPath(to)) throw new Error(`A page redirects to ${to}, which is no path of this site.`)
  return { kind: 'redirect', to, status: isPermanent ? 308 : 302 }
}

/** Matches the path, loads the page's code and data, and never rejects for a fault of the remote: then the view is `broken`, 503. */
export async function resolveView({ path, query }: DocumentRequest, services: DocumentServices): Promise<Resolved> {
  const site = publicSite(services.site)
  const match = matchPath(services.registry, site.paths, path)
  const plain: PageRequest = {
    path: match?.path ?? singleSlashes(decodeSafely(path)),
    params: match?.params ?? {},
    query,
  }
  const base = { kind: 'view', site, request: plain, match, code: null, head: null } as const
  if (!match) {
    if (path === '/') return redirect(withQuery(site.paths.search, query), false)
    return notFound(base)
  }
  const canonical = encodePath(match.path)
  if (canonical !== encodePath(decodeSafely(path))) return redirect(withQuery(match.path, query), true)

  try {
    const { name } = match.remote
    const code = await loadPage(services, name, match.page.expose)
    const context = { request: plain, site }
    const loading = code.load(context, serverApi(services))
    const result: LoadResult<unknown> = await withDeadline(loading, deadlineMs, `The load of ${name}`)
    if (result.kind === 'redirect') return redirect(result.to, result.permanent ?? false)
    if (result.kind === 'notFound') return notFound(base)
    const { data } = result
    const view: View = { kind: 'page', key: plain.path, remote: name, expose: match.page.expose, data }
    return { ...base, status: 200, view, code, head: code.head(data, context) }
  } catch (error) {
    const release = `${match.remote.name}@${match.remote.version}`
    services.logError(`The page at ${path} failed in remote ${release}`, error, release)
    if (isOwnFault(error)) services.recordPageOutcome(match.remote.name, 'failed')
    return broken({ ...base, status: 503, view: { kind: 'broken', key: plain.path } })
  }
}

/** What the platform behind the API could not answer is no fault of the page that asked. */
const isOwnFault = (error: unknown): boolean =>
  !(error instanceof ApiError && ['unavailable', 'internal', 'network'].includes(error.code))

type ShownResolution = Extract<Resolved, { kind: 'view' }>

/** Long enough for every page that there is. The document holds the path several times. */
const maxPathLength = 300

/** Of an address that nothing answers, the page says no more than it needs. */
function notFound(base: Omit<ShownResolution, 'status' | 'view'>): ShownResolution {
  const path = base.request.path.slice(0, maxPathLength).toWellFormed()
  return { ...base, status: 404, request: { path, params: {}, query: '' }, view: { kind: 'notFound', key: path } }
}

/** The same address with the fallback in the page's place. 503, so that no cache or crawler takes it for the page. */
export function broken(resolved: ShownResolution): ShownResolution {
  return { ...resolved, status: 503, view: { kind: 'broken', key: resolved.request.path }, code: null, head: null }
}
