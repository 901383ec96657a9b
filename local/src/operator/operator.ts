import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReleasePointer } from '@forecourt/contracts/releases/release-pointer'
import type { SearchResult } from '@forecourt/contracts/search/search-result'
import type { Site } from '@forecourt/contracts/site/site'
import { readPointers } from '@forecourt/releases/records/read-releases'
import { latestImports, noDealership } from '@forecourt/stock/import/import-records'
import { searchStock } from '@forecourt/stock/site-queries/search-stock'
import { listTenants, readTenant, readTenants } from '@forecourt/tenants'
import type { GatewayRequest, GatewayResponse } from '../aws/gateway/gateway.ts'
import { repositoryRoot } from '../process/folders.ts'
import { operatorPage } from './operator-page.ts'
import {
  ago,
  describeEngine,
  engineProblem,
  type IndexStatus,
  importSummary,
  importWarning,
  indexLine,
  type OperatorView,
  vehiclesLine,
} from './operator-view.ts'

const font = 'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'

const files: Record<string, { type: string; file: string }> = {
  '/operator.css': { type: 'text/css; charset=utf-8', file: join(import.meta.dirname, 'operator.css') },
  '/operator.svg': { type: 'image/svg+xml', file: join(import.meta.dirname, 'operator.svg') },
  '/operator.woff2': { type: 'font/woff2', file: join(repositoryRoot, font) },
}

/** Answers the bare host: the operator's page and its few files. `index` tells how the search index fares. */
export const operator = (index: () => Promise<IndexStatus>) => (request: GatewayRequest) => answer(request, index)

async function answer(request: GatewayRequest, index: () => Promise<IndexStatus>): Promise<GatewayResponse> {
  if (!['GET', 'HEAD'].includes(request.method)) return notAllowed
  const file = files[request.path]
  if (file) return reply(200, file.type, await readFile(file.file))
  if (request.path === '/status.json') return reply(200, 'application/json', JSON.stringify(await index()))
  if (request.path !== '/') return reply(404, 'text/plain; charset=utf-8', 'There is nothing here. The page is at /.')
  return reply(200, 'text/html; charset=utf-8', operatorPage(await view(request.headers.host ?? '', index)))
}

const reply = (status: number, type: string, body: string | Buffer): GatewayResponse => ({
  status,
  headers: { 'content-type': type, 'cache-control': 'no-cache' },
  cookies: [],
  body: Buffer.from(body),
})

const notAllowed: GatewayResponse = {
  status: 405,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', allow: 'GET, HEAD' },
  cookies: [],
  body: Buffer.from('This page can only be read: use GET.'),
}

async function view(host: string, indexStatus: () => Promise<IndexStatus>): Promise<OperatorView> {
  const now = new Date()
  const problems: string[] = []
  const unsearched: string[] = []
  const attempt = async <T>(what: string, work: Promise<T>, otherwise: T, told = problems): Promise<T> =>
    work.catch((error) => {
      told.push(`${what}: ${error instanceof Error ? error.message : error}`)
      return otherwise
    })
  const searched = (site: Site) => attempt(`The search of ${site.slug}`, searchStock(site, ''), undefined, unsearched)
  const [sites, remotes, imports, index] = await Promise.all([
    Promise.all(listTenants().map((slug) => attempt(`The site ${slug}`, siteRow(slug, host, searched), null))),
    attempt('The releases', remoteRows(now), []),
    attempt('The imports', importRows(now), []),
    attempt('The index', indexStatus(), undefined),
  ])
  // One engine that does not answer is one problem, not one of each site.
  const trouble = index && engineProblem(index)
  return {
    sites: sites.filter((site) => site !== null),
    made: describeEngine(index?.engine),
    remotes,
    imports,
    index: index && indexLine(index),
    problems: [...(trouble ? [trouble] : unsearched), ...problems],
  }
}

type Search = (site: Site) => Promise<SearchResult | undefined>

async function siteRow(slug: string, host: string, searched: Search): Promise<OperatorView['sites'][number]> {
  const site = readTenant(slug)
  return {
    name: site.name,
    // A site has a name only, whichever way the page itself was reached.
    url: `http://${slug}.localhost${/:\d+$/.exec(host)?.[0] ?? ''}/`,
    about: site.copy.tagline,
    logoSvg: site.logo_svg,
    vehicles: vehiclesLine(await searched(site)),
  }
}

async function remoteRows(now: Date): Promise<OperatorView['remotes']> {
  const pointers = await readPointers()
  return pointers
    .sort((a, b) => a.name.localeCompare(b.name))
    .map(({ name, current, history, trials, changed_at }) => ({
      name,
      serving: [current ?? 'none', ...inRings(trials)].join(', '),
      previous: history[0] ?? '–',
      published: ago(new Date(changed_at), now),
    }))
}

const inRings = ({ canary, half }: ReleasePointer['trials']): string[] => [
  ...(half ? [`half ${half.version}`] : []),
  ...(canary ? [`canary ${canary.version}`] : []),
]

const importsShown = 8

async function importRows(now: Date): Promise<OperatorView['imports']> {
  const dealerships = [...new Set(readTenants().sites.flatMap((site) => site.dealerships))]
  const partitions = [noDealership, ...dealerships]
  const reports = (await Promise.all(partitions.map((partition) => latestImports(partition, importsShown)))).flat()
  return reports
    .sort((a, b) => b.started_at.localeCompare(a.started_at))
    .slice(0, importsShown)
    .map((report) => ({
      who: report.dealership_slug,
      summary: importSummary(report),
      warning: importWarning(report),
      ago: ago(new Date(report.started_at), now),
    }))
}
