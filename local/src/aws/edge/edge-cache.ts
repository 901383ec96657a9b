import { LRUCache } from 'lru-cache'
import type { GatewayRequest, GatewayResponse } from '../gateway/gateway.ts'

export type Origin = (request: GatewayRequest) => Promise<GatewayResponse>

/** The maximum cache lifetime by path, as in infra/constructs/edge/edge-policies.ts. */
const kinds = [
  { prefix: '/api/', maxSeconds: 5 * 60, defaultSeconds: 0, byTenant: true },
  // Pictures have the managed policy CachingOptimized, without the tenant in its key.
  { prefix: '/media/', maxSeconds: 365 * 86_400, defaultSeconds: 86_400, byTenant: false },
  { prefix: '/', maxSeconds: 86_400, defaultSeconds: 0, byTenant: true },
] as const
type Kind = (typeof kinds)[number]

type Entry = { response: GatewayResponse; storedMs: number; freshUntilMs: number; usableUntilMs: number }

const maxBytes = 64 * 1024 * 1024
const overheadBytes = 1024

type CacheOptions = { onError(message: string, error: unknown): void; now?(): number }

/**
 * The distribution's cache in front of an origin. The key is tenant, path and query as the viewer-request function leaves them, and
 * the header with which it keeps one shopper's answers apart, so mistakes show as on AWS: an answer that depends on a cookie but is
 * marked as shareable is shared. Expired answers are served during revalidation as long as they allow (`stale-while-revalidate`).
 * `x-cache` is `Hit` or `Miss`.
 */
export function edgeCache(origin: Origin, { onError, now = Date.now }: CacheOptions): Origin {
  const kept = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ response }) => response.body.length + overheadBytes,
  })
  const refreshing = new Set<string>()

  async function fetchAndKeep(key: string, request: GatewayRequest, kind: Kind): Promise<GatewayResponse> {
    const askedMs = now()
    const response = await origin(request)
    const lifetime = request.method === 'GET' ? lifetimeOf(response, kind) : undefined
    if (lifetime) {
      const freshUntilMs = askedMs + lifetime.freshSeconds * 1000
      const usableUntilMs = askedMs + lifetime.usableSeconds * 1000
      kept.set(key, { response, storedMs: askedMs, freshUntilMs, usableUntilMs })
    }
    return response
  }

  function refresh(key: string, request: GatewayRequest, kind: Kind): void {
    if (refreshing.has(key)) return
    refreshing.add(key)
    fetchAndKeep(key, { ...request, method: 'GET' }, kind)
      .catch((error: unknown) => onError('An answer of the edge was not refreshed', error))
      .finally(() => refreshing.delete(key))
  }

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return marked(await origin(request), 'Miss')
    const kind = kinds.find(({ prefix }) => request.path.startsWith(prefix))
    if (!kind) return marked(await origin(request), 'Miss')
    const key = keyOf(request, kind)
    const entry = kept.get(key)
    const nowMs = now()
    if (!entry || entry.usableUntilMs <= nowMs) return marked(await fetchAndKeep(key, request, kind), 'Miss')
    if (entry.freshUntilMs <= nowMs) refresh(key, request, kind)
    return marked(entry.response, 'Hit', Math.floor((nowMs - entry.storedMs) / 1000))
  }
}

const keyOf = ({ headers, path, query }: GatewayRequest, { byTenant }: Kind): string =>
  byTenant ? `${headers['x-tenant']} ${headers['x-private'] ?? ''} ${path}?${query}` : path

const marked = (response: GatewayResponse, result: 'Hit' | 'Miss', ageSeconds?: number): GatewayResponse => ({
  ...response,
  headers: {
    ...response.headers,
    'x-cache': result,
    ...(ageSeconds !== undefined && { age: String(ageSeconds) }),
  },
})

/** Errors that the distribution never caches. */
const neverKept = new Set([206, 304, 500, 501, 502, 503, 504])

/** How long an answer is fresh, and how long it may be served stale; undefined if it is not cached. */
function lifetimeOf(
  { status, headers }: GatewayResponse,
  { maxSeconds, defaultSeconds }: Kind,
): { freshSeconds: number; usableSeconds: number } | undefined {
  const directives = directivesOf(headers['cache-control'] ?? '')
  if (neverKept.has(status) || ['no-store', 'no-cache', 'private'].some((name) => directives.has(name))) return
  const seconds = (name: string): number | undefined => {
    const text = directives.get(name) ?? ''
    return /^\d+$/.test(text) ? Number(text) : undefined
  }
  const isError = status >= 400
  const fresh = seconds('s-maxage') ?? seconds('max-age') ?? (isError ? 0 : defaultSeconds)
  const freshSeconds = Math.min(fresh, maxSeconds)
  const usableSeconds = Math.min(fresh + (seconds('stale-while-revalidate') ?? 0), maxSeconds)
  return usableSeconds > 0 ? { freshSeconds, usableSeconds } : undefined
}

const directivesOf = (header: string): ReadonlyMap<string, string> =>
  new Map(
    header
      .toLowerCase()
      .split(',')
      .map((directive) => {
        const [name = '', value = ''] = directive.split('=')
        return [name.trim(), value.trim().replaceAll('"', '')]
      }),
  )
