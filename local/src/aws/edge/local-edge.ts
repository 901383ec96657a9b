import type { RequestListener } from 'node:http'
import { loadEdgeFunction } from '@forecourt/infra/load-edge-function'
import { writeLine } from '@forecourt/lambda-kit/observability/log-line'
import { listTenants } from '@forecourt/tenants'
import type { Folders } from '../../process/folders.ts'
import { compressor, uncompressed } from './compression.ts'
import { type EdgeOptions, edge } from './edge.ts'
import { edgeCache } from './edge-cache.ts'
import type { StaticRoute } from './static-files.ts'

type LocalEdgeOptions = Pick<EdgeOptions, 'originSecret' | 'origin' | 'operator'> & {
  places: Folders
  shellDir: string
  /** Files are built for development: large, and often new. */
  isDevelopment: boolean
  /** `off`: every request reaches the origin. */
  cache: 'on' | 'off'
}

/** The distribution over the folders of this machine: every tenant of the checkout has its host. */
export const localEdge = ({ places, shellDir, isDevelopment, cache, ...options }: LocalEdgeOptions): RequestListener =>
  edge({
    ...options,
    origin: cache === 'on' ? edgeCache(options.origin, { onError: log }) : options.origin,
    viewerRequest: loadEdgeFunction(),
    tenantOf: tenantByHost(listTenants()),
    statics: statics(places, shellDir),
    compress: isDevelopment ? uncompressed : compressor(),
    log,
  })

/** Logs a line in the functions' format. */
export const log = (message: string, error: unknown): void =>
  writeLine({ level: 'error', message, stack: error instanceof Error ? error.stack : String(error) })

/** `<slug>.localhost` belongs to the tenant of that slug, as a domain belongs to a distribution tenant. */
function tenantByHost(slugs: string[]): (host: string) => string | null {
  return (host) => slugs.find((slug) => host === `${slug}.localhost`) ?? null
}

const statics = (places: Folders, shellDir: string): StaticRoute[] => [
  { prefix: '/assets/', folder: `${shellDir}/browser`, cache: 'immutable' },
  { prefix: '/remotes/', folder: `${places.releases}/remotes`, cache: 'immutable', hidden: /\/server\// },
  { prefix: '/media/', folder: `${places.media}/media`, cache: 'immutable', elseOrigin: true },
]
