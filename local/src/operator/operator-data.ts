import type { Lead, TargetName } from '@forecourt/contracts/leads/stored-lead'
import type { ReleasePointer } from '@forecourt/contracts/releases/release-pointer'
import type { SearchResult } from '@forecourt/contracts/search/search-result'
import type { Site } from '@forecourt/contracts/site/site'
import { countOf } from '@forecourt/domain/text/numbers'
import { fullName, leadRows } from '@forecourt/leads/messages/lead-rows'
import { leadAttempts, leadTargets } from '@forecourt/leads/store/lead-state'
import { listOpenLeads, listSiteLeads } from '@forecourt/leads/store/list-site-leads'
import { readPointers } from '@forecourt/releases/records/read-releases'
import { latestImports, noDealership } from '@forecourt/stock/import/import-records'
import { searchStock } from '@forecourt/stock/site-queries/search-stock'
import { listTenants, readTenant, readTenants } from '@forecourt/tenants'
import type { FunctionStream } from '../aws/lambda/function-streams.ts'
import type { LocalSandbox } from '../aws/sandboxes/local-sandboxes.ts'
import { messageView, type SigningSecrets } from './messages/message-view.ts'
import type { Metric } from './metrics.ts'
import {
  ago,
  describeEngine,
  engineProblem,
  type IndexStatus,
  importSummary,
  importWarning,
  indexLine,
  inTime,
  type OperatorView,
  vehiclesLine,
} from './operator-view.ts'
import { noReservations, readReservations } from './reservations/reservations-data.ts'

/** What the operator's page is about. */
export type OperatorSources = {
  index(): Promise<IndexStatus>
  sandboxes: readonly LocalSandbox[]
  /** Streams of tables except the stock's, which is in `index`. */
  streams: readonly Pick<FunctionStream, 'name' | 'table' | 'countDeadLetters'>[]
  /** Why functions could not be loaded. */
  failures: readonly string[]
  metrics(): readonly Metric[]
  /** By the site's slug. */
  signingSecrets(): SigningSecrets
}

/** Each part independently: one that cannot be read is listed as a problem, and the others are shown. */
export async function readOperatorView(host: string, now: Date, sources: OperatorSources): Promise<OperatorView> {
  const problems: string[] = []
  const unsearched: string[] = []
  const attempt = async <T>(what: string, work: Promise<T>, otherwise: T, list = problems): Promise<T> =>
    work.catch((error) => {
      list.push(`${what}: ${error instanceof Error ? error.message : error}`)
      return otherwise
    })
  const searched = (site: Site) => attempt(`The search of ${site.slug}`, searchStock(site, ''), undefined, unsearched)
  const [sites, leads, reservations, remotes, imports, index, streams] = await Promise.all([
    Promise.all(listTenants().map((slug) => attempt(`The site ${slug}`, siteRow(slug, host, searched), null))),
    attempt('The leads', readLeads(now), { rows: [], pending: 0, failed: 0 }),
    attempt('The reservations', readReservations(now, sources), noReservations),
    attempt('The releases', remoteRows(now), []),
    attempt('The imports', importRows(now), []),
    attempt('The index', sources.index(), undefined),
    attempt('The dead letters', deadLetterProblems(sources.streams), []),
  ])
  // One engine that does not answer is one problem, not one of each site.
  const trouble = index && engineProblem(index)
  return {
    sites: sites.filter((site) => site !== null),
    made: describeEngine(index?.engine),
    leads,
    reservations,
    sandboxes: sandboxRows(sources),
    remotes,
    imports,
    index: index && indexLine(index),
    metrics: sources.metrics().map((metric) => ({ ...metric, age: ago(metric.at, now) })),
    problems: [...sources.failures, ...(trouble ? [trouble] : unsearched), ...streams, ...problems],
  }
}

const deadLetterProblems = async (streams: OperatorSources['streams']): Promise<string[]> => {
  const counts = await Promise.all(
    streams.map(async ({ name, table, countDeadLetters }) => ({ name, table, count: await countDeadLetters() })),
  )
  return counts.flatMap(({ name, table, count }) =>
    count === 0
      ? []
      : [
          `${name} failed to take ${countOf(count, 'change')} of the table ${table}. They are sent again at the next start.`,
        ],
  )
}

const leadsShown = 12
const messagesShown = 8

const targetLabels = { email: 'E-mail', adf: 'ADF', webhook: 'Webhook' } as const satisfies Record<TargetName, string>

async function readLeads(now: Date): Promise<OperatorView['leads']> {
  const sites = listTenants()
  const [newest, { pending, failed }] = await Promise.all([
    listSiteLeads({ sites, limit: leadsShown }),
    listOpenLeads(sites),
  ])
  const known = readTenants().sites
  const rows = newest.map((lead) => {
    const site = known.find(({ slug }) => slug === lead.tenant)
    return leadRow(lead, site ?? { locations: [] }, now)
  })
  return { rows, pending: pending.length, failed: failed.length }
}

/** One lead of the page. */
export function leadRow(lead: Lead, site: Pick<Site, 'locations'>, now: Date): OperatorView['leads']['rows'][number] {
  const targets = leadTargets(lead)
  return {
    name: fullName(lead) || lead.person.email || 'No name',
    site: lead.tenant,
    category: lead.category,
    targets: targets.map(({ name, state, due_at, attempts }) => ({
      name: targetLabels[name],
      state,
      next: state === 'pending' && attempts > 0 && due_at ? `next attempt ${inTime(new Date(due_at), now)}` : undefined,
    })),
    attempts: leadAttempts(lead),
    error: targets.find(({ state, last_error }) => state !== 'delivered' && last_error)?.last_error,
    age: ago(new Date(lead.created_at), now),
    rows: leadRows(lead, site),
  }
}

const sandboxRows = ({ sandboxes, signingSecrets }: OperatorSources): OperatorView['sandboxes'] =>
  sandboxes
    .map((sandbox) => {
      const inbox = sandbox.inbox()
      const newest = inbox.slice(-messagesShown).toReversed()
      return {
        name: sandbox.name,
        title: sandbox.title,
        faults: sandbox.faults,
        fault: sandbox.fault(),
        messages: newest.map((message) => messageView(message, signingSecrets())),
        count: inbox.length,
      }
    })
    // Empty ones come last.
    .sort((a, b) => Number(a.count === 0) - Number(b.count === 0))

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
