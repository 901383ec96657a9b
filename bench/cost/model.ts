import { hoursOfMonth, prices } from './prices.ts'

/** The monthly usage of a platform with this number of dealers. */
export type Load = {
  tenants: number
  vehiclesEach: number
  pageViewsEach: number
  /** Of a hundred page views, those that the edge answers by itself. */
  cachedPercent: number
  /** Answers of the API beside each page view: searches while filtering, and vehicles. */
  apiCallsAView: number
  filesAView: number
  kilobytesAView: number
  feedsADay: number
  /** Of a hundred vehicles, those that a feed changes. */
  changedPercent: number
  index: Index
}
type Index =
  | { kind: 'embedded' }
  | { kind: 'domain'; instance: keyof typeof prices.opensearch.hour; nodes: number; diskGb: number }

/** What a dealer of middling size does: 200 vehicles, 30,000 page views. */
export const typicalLoad = (tenants: number, index: Index): Load => ({
  tenants,
  vehiclesEach: 200,
  pageViewsEach: 30_000,
  cachedPercent: 60,
  apiCallsAView: 1.5,
  filesAView: 25,
  kilobytesAView: 900,
  feedsADay: 24,
  changedPercent: 2,
  index,
})

const million = 1_000_000

/** The edge's requests for a number of page views: `answered` are pages and answers of the API, and `all` has the files too. */
export function requestsOf(views: number, { apiCallsAView, filesAView }: Load) {
  const answered = views * (1 + apiCallsAView)
  return { answered, all: answered + views * filesAView }
}

/** A vehicle is 6 kB; a consistent read is of 4 kB, and a query pays for the sum of what it finds. */
const readsAVehicle = 6 / 4
/** The stage's schedule of the embedded tier: every five minutes (infra/stacks/platform-stack.ts). */
const snapshotsAMonth = 30 * 24 * 12
/** A vehicle in a snapshot, by the engine's bench: 15 MB of 20,000. Old ones go after a day, at its end (infra/constructs/private-bucket.ts). */
const snapshotGb = { aVehicle: 15 / 1000 / 20_000, oldOnes: 2 * 24 * 12 }
/** The domain has managers of its own from this number of nodes on (infra/constructs/search/search-index.ts). */
const managers = { fromNodes: 4, count: 3, instance: 'm7g.large.search' } as const

/** Requests that reach a function: pages and answers of the API that the edge does not have. */
const originRequests = (load: Load): number =>
  requestsOf(load.tenants * load.pageViewsEach, load).answered * (1 - load.cachedPercent / 100)

/** What a dealer asks of the platform in the busiest hour, which has a tenth of a day's visits, and three times that in its busiest moment. */
export function busiest(load: Load) {
  const requestsASecond = (originRequests(load) / load.tenants / 30 / 10 / 3600) * 3
  return { requestsASecond, functions: requestsASecond * requestSeconds }
}
const requestSeconds = 0.03

/** What it costs in a month, part by part, in US dollars. */
export function costsOf(load: Load): Record<string, number> {
  const { tenants, vehiclesEach, pageViewsEach, kilobytesAView } = load
  const views = tenants * pageViewsEach
  const edgeRequests = requestsOf(views, load).all
  const origin = originRequests(load)
  const vehicles = tenants * vehiclesEach
  const feeds = tenants * load.feedsADay * 30
  const changes = feeds * vehiclesEach * (load.changedPercent / 100)
  // A row that did not change is read once, by its mark, and not written: 4 kB of marks are one read.
  const importReads = (feeds * vehiclesEach) / 10
  // Where each process has its own index it reads a dealer's stock again on a request after a minute: at most for
  // every request, since the next may be another process's.
  const snapshots = load.index.kind === 'embedded' ? tenants * snapshotsAMonth : 0
  const wholeReads = load.index.kind === 'embedded' ? origin + snapshots : 0
  const embeddedReads = wholeReads * vehiclesEach * readsAVehicle
  const { lambda, api, dynamodb, s3, cloudfront, waf, sqs, cloudwatch, xray, secrets, network } = prices
  return {
    'edge: data': ((views * kilobytesAView) / million) * cloudfront.gbOut,
    'edge: requests': (edgeRequests / million) * (cloudfront.millionRequests + cloudfront.millionFunctionCalls / 2),
    'edge: tenants': tenantFee(tenants),
    'edge: firewall': waf.acl + 5 * waf.rule + (edgeRequests / million) * waf.millionRequests,
    'API and functions':
      (origin / million) * (api.millionRequests + lambda.millionRequests) +
      origin * requestSeconds * 1.769 * lambda.gbSecond +
      feeds * 3 * 1 * lambda.gbSecond +
      snapshots * 0.15 * 0.5 * lambda.gbSecond,
    tables:
      ((origin + importReads + embeddedReads) / million) * dynamodb.millionReads +
      ((changes * 8) / million) * dynamodb.millionWrites +
      ((vehicles * 6) / million) * (dynamodb.gbMonth + dynamodb.backupGbMonth),
    'queue of changes': load.index.kind === 'embedded' ? 0 : ((changes * 3) / 10 / million) * sqs.millionRequests,
    snapshots:
      (snapshots / 1000) * s3.thousandPuts +
      (snapshots > 0 ? vehicles * snapshotGb.aVehicle * (1 + snapshotGb.oldOnes) * s3.gbMonth : 0),
    pictures: vehicles * 0.015 * s3.gbMonth + ((vehicles * 10 * 4) / 1000 / 6) * s3.thousandPuts,
    index: indexCost(load.index),
    'index: network': load.index.kind === 'domain' ? 4 * network.endpointHour * hoursOfMonth : 0,
    'logs and metrics':
      ((origin * 0.6) / million) * cloudwatch.gbLogs +
      ((edgeRequests * 0.4) / million) * cloudwatch.gbLogsToS3 +
      25 * cloudwatch.alarm +
      cloudwatch.dashboard +
      ((origin * 0.05) / million) * xray.millionTraces,
    secrets: 2 * secrets.each + (origin / 100_000) * secrets.tenThousandCalls,
  }
}

function tenantFee(tenants: number): number {
  const { free, flatUpTo, flat, eachBeyond } = prices.cloudfront.tenants
  if (tenants <= free) return 0
  return flat + Math.max(0, tenants - flatUpTo) * eachBeyond
}

function indexCost(index: Index): number {
  if (index.kind === 'embedded') return 0
  const { hour, gbMonth } = prices.opensearch
  const managing = index.nodes >= managers.fromNodes ? managers.count * hour[managers.instance] * hoursOfMonth : 0
  return index.nodes * (hour[index.instance] * hoursOfMonth + index.diskGb * gbMonth) + managing
}

export const totalOf = (costs: Record<string, number>): number =>
  Object.values(costs).reduce((sum, cost) => sum + cost, 0)

/** From how many dealers on an index that all processes share costs no more than each having its own. */
export function breakEvenDealers(index: Index): number {
  const most = 100_000
  for (let tenants = 1; tenants < most; tenants++)
    if (totalOf(costsOf(typicalLoad(tenants, index))) <= totalOf(costsOf(typicalLoad(tenants, { kind: 'embedded' }))))
      return tenants
  return most
}
