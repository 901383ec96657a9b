import { setTimeout as wait } from 'node:timers/promises'
import { CloudWatchClient, DescribeAlarmsCommand } from '@aws-sdk/client-cloudwatch'
import { LambdaClient, ListEventSourceMappingsCommand } from '@aws-sdk/client-lambda'
import { DescribeDomainCommand, DescribeDomainHealthCommand, OpenSearchClient } from '@aws-sdk/client-opensearch'
import { GetQueueAttributesCommand, SQSClient } from '@aws-sdk/client-sqs'
import type { PlatformNames } from '@forecourt/contracts/platform/platform-names'
import type { StageName } from '@forecourt/contracts/platform/stages'
import { deployData, undeployedTables } from '@forecourt/lambda-kit/aws/platform-names'
import { getItem } from '@forecourt/lambda-kit/data/items'
import { listSites } from '@forecourt/lambda-kit/tenants/known-sites'
import { listTenants, readTenants } from '@forecourt/tenants'
import * as z from 'zod/mini'
import { commandFor } from '../../stage.ts'
import { ask, certificateEnds } from './ask.ts'
import { askLocalCloud, localUrl } from './ask-local-cloud.ts'
import type { Deployment, QueueState, SearchState } from './deployment.ts'
import { tableState } from './table-state.ts'
import { teamStates } from './team-requests.ts'

/**
 * A stage on AWS, with the operator's credentials, and those sites of this checkout, or of the folder `tenants`, that
 * are deployed there.
 */
export async function awsDeployment(stage: StageName, names: PlatformNames, tenants?: URL): Promise<Deployment> {
  const { index } = names
  const isLocal = stage === 'local'
  const sites = await deployedSites(isLocal, tenants)
  const command = commandFor(stage)
  const givenUp = async ([name, queue]: [string, string]): Promise<QueueState> => {
    const todo = `Its function's log has the reason. Then: ${redriveOf[name]?.(command) ?? redriveStream}`
    return { name, waiting: await waitingIn(queue), isDeadLetters: true, todo }
  }
  return {
    name: stage,
    command,
    sites,
    down:
      sites.length > 0 ? null : `No dealer of this checkout is deployed: npx cdk deploy -c stage=${stage} -c tenant=…`,
    withoutFolder: () => sitesWithoutFolder(tenants),
    ask: isLocal ? askLocalCloud(names) : ask,
    certificateEnds,
    teams: () =>
      teamStates({
        missing: (team) => (names.stacks.includes(team) ? null : `npx cdk deploy -c team=${team} -c stage=${stage}`),
        log: (team, name) => `Its log, of the function forecourt-${stage}-${team}-${name},`,
      }),
    undeployedTables: { names: undeployedTables(names), todo: deployData(stage) },
    tableState,
    queues: () => Promise.all(Object.entries(names.deadLetters).map(givenUp)),
    indexWaiting: async () => index && waitingIn(index.changes),
    indexStreamProblem: async () => index && streamProblem(index.forwards),
    pause: (ms) => wait(ms),
    alarms: () => ringing(`forecourt-${stage}-`),
    search: async () => index && (index.domain ? domainState(index.domain) : 'beside'),
  }
}

/** Of `<function>-failed`: Lambda sends no items there, only their place in the table's stream, which keeps them for a day. */
const redriveStream =
  "write the items again that its messages point to (shard and sequence numbers in the table's stream, kept for a day), and purge the queue."
/** How to repeat work that was given up, by the name of its alarm. */
const redriveOf: Record<string, (command: (words: string) => string) => string> = {
  unindexed: (command) => command('stock redrive'),
  'feeds-failed': () => "drop the dealers' latest files again, and purge the queue.",
  'price-alerts-failed': () => "purge the queue: a price that is still lower is announced with the car's next change.",
  'lead-delivery-failed': (command) =>
    `purge the queue: pending leads are delivered every minute, and ${command('leads list --state pending')} lists them.`,
}

const deployedSchema = z.object({ site: z.object({ url: z.url() }) })

async function deployedSites(isLocal: boolean, tenants: URL | undefined): Promise<Deployment['sites']> {
  const found = await Promise.all(
    readTenants(tenants).sites.map(async ({ slug }) => {
      // The deploy recorded the site's address on this stage: only in production that is its own domain.
      const item = await getItem('config', { tenant: slug })
      return item ? [{ slug, url: isLocal ? localUrl(slug) : deployedSchema.parse(item).site.url }] : []
    }),
  )
  return found.flat()
}

async function sitesWithoutFolder(tenants: URL | undefined): Promise<string[]> {
  const folders = listTenants(tenants)
  return (await listSites()).map(({ slug }) => slug).filter((slug) => !folders.includes(slug))
}

async function waitingIn(QueueUrl: string): Promise<number> {
  const AttributeNames = ['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible'] as const
  const { Attributes = {} } = await new SQSClient({}).send(
    new GetQueueAttributesCommand({ QueueUrl, AttributeNames: [...AttributeNames] }),
  )
  return AttributeNames.reduce((sum, name) => sum + Number(Attributes[name] ?? 0), 0)
}

const wellResults = /^(OK|No records processed)/

/** If a function does not read its stream, nothing reaches the queue, which then looks complete. */
async function streamProblem(FunctionName: string): Promise<string | null> {
  const { EventSourceMappings: [mapping] = [] } = await new LambdaClient({}).send(
    new ListEventSourceMappingsCommand({ FunctionName }),
  )
  if (!mapping) return `${FunctionName} follows no stream`
  const { State = '', LastProcessingResult = '' } = mapping
  if (/^Disabl/.test(State)) return `the stream of ${FunctionName} is ${State.toLowerCase()}`
  return LastProcessingResult === '' || wellResults.test(LastProcessingResult)
    ? null
    : `${FunctionName}: ${LastProcessingResult}`
}

async function ringing(AlarmNamePrefix: string): Promise<{ name: string; meaning: string }[]> {
  const { MetricAlarms = [] } = await new CloudWatchClient({}).send(
    new DescribeAlarmsCommand({ AlarmNamePrefix, StateValue: 'ALARM', AlarmTypes: ['MetricAlarm'] }),
  )
  return MetricAlarms.map(({ AlarmName = '', AlarmDescription = '' }) => ({
    name: AlarmName,
    meaning: AlarmDescription,
  }))
}

const healths = { Green: 'green', Yellow: 'yellow', Red: 'red' } as const
const isHealth = (value: string): value is keyof typeof healths => value in healths

async function domainState(name: string): Promise<SearchState> {
  const client = new OpenSearchClient({})
  const [{ DomainStatus }, { ClusterHealth = '', DataNodeCount, ActiveAvailabilityZoneCount }] = await Promise.all([
    client.send(new DescribeDomainCommand({ DomainName: name })),
    client.send(new DescribeDomainHealthCommand({ DomainName: name })),
  ])
  const problems = [
    DomainStatus?.Processing && 'its configuration is being changed.',
    DomainStatus?.ServiceSoftwareOptions?.UpdateAvailable && 'a software update is pending.',
    DomainStatus?.EncryptionAtRestOptions?.Enabled === false && 'it is not encrypted.',
    DataNodeCount === '1' && ActiveAvailabilityZoneCount === '1' && 'it has one node, so losing it stops searches.',
  ].filter((trouble) => typeof trouble === 'string')
  return { name, health: isHealth(ClusterHealth) ? healths[ClusterHealth] : 'unknown', problems }
}
