import { setTimeout as wait } from 'node:timers/promises'
import { CloudWatchClient, DescribeAlarmsCommand } from '@aws-sdk/client-cloudwatch'
import { DescribeDomainCommand, DescribeDomainHealthCommand, OpenSearchClient } from '@aws-sdk/client-opensearch'
import { GetQueueAttributesCommand, SQSClient } from '@aws-sdk/client-sqs'
import type { StageName } from '@forecourt/contracts/stages'
import { getItem } from '@forecourt/lambda-kit/items'
import { readTenants } from '@forecourt/tenants'
import type { StackResource } from '../stack-resources.ts'
import { ask, certificateEnds } from './ask.ts'
import type { Deployment, QueueState, SearchState } from './deployment.ts'
import { askLocalCloud, localUrl } from './local-cloud.ts'
import { tableState } from './table-state.ts'

/** A stage on AWS, with the credentials of whoever looks, and the sites of this checkout that are deployed there. */
export async function onAws(stage: StageName, resources: readonly StackResource[]): Promise<Deployment> {
  const of = (type: string) => resources.filter((resource) => resource.type === type)
  const [domain] = of('AWS::OpenSearchService::Domain')
  const isLocal = stage === 'local'
  const sites = await deployedSites(isLocal)
  return {
    name: stage,
    command: (words) => `npx forecourt ${words} --stage ${stage}`,
    sites,
    down:
      sites.length > 0 ? null : `No dealer of this checkout is deployed: npx cdk deploy -c stage=${stage} -c tenant=…`,
    ask: isLocal ? askLocalCloud(resources) : ask,
    certificateEnds,
    tableState,
    queues: () => Promise.all(of('AWS::SQS::Queue').map(queueState)),
    indexWaiting: async () => {
      const changes = of('AWS::SQS::Queue').filter(isOfChanges)
      const waiting = await Promise.all(changes.map(async (queue) => (await queueState(queue)).waiting))
      return waiting.reduce((sum, count) => sum + count, 0)
    },
    pause: (ms) => wait(ms),
    alarms: () => ringing(`forecourt-${stage}-`),
    search: async () => (domain ? domainState(domain.physicalId) : null),
  }
}

async function deployedSites(isLocal: boolean): Promise<Deployment['sites']> {
  const found = await Promise.all(
    readTenants().sites.map(async ({ slug, url }) =>
      (await getItem('config', { tenant: slug })) ? [{ slug, url: isLocal ? localUrl(slug) : url }] : [],
    ),
  )
  return found.flat()
}

/** What changed in the stock, on its way to the index. */
const isOfChanges = ({ logicalId }: StackResource): boolean => logicalId.startsWith('Pipelinechanges')

async function queueState({ physicalId }: StackResource): Promise<QueueState> {
  const attributes = new GetQueueAttributesCommand({
    QueueUrl: physicalId,
    AttributeNames: ['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible', 'RedrivePolicy'],
  })
  const {
    Attributes: { ApproximateNumberOfMessages = 0, ApproximateNumberOfMessagesNotVisible = 0, RedrivePolicy } = {},
  } = await new SQSClient({}).send(attributes)
  return {
    name: physicalId.slice(physicalId.lastIndexOf('/') + 1),
    waiting: Number(ApproximateNumberOfMessages) + Number(ApproximateNumberOfMessagesNotVisible),
    // Every queue of ours has one for what it cannot deliver, and only that has none.
    isDeadLetters: !RedrivePolicy,
    todo: 'The log of the function that the queue is for says why; docs/operations.md says how to redrive it.',
  }
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
  const troubles = [
    DomainStatus?.Processing && 'its configuration is being changed.',
    DomainStatus?.ServiceSoftwareOptions?.UpdateAvailable && 'an update of its software waits.',
    DomainStatus?.EncryptionAtRestOptions?.Enabled === false && 'it is not encrypted.',
    DataNodeCount === '1' &&
      ActiveAvailabilityZoneCount === '1' &&
      'it has one node, so its end is the end of searches.',
  ].filter((trouble) => typeof trouble === 'string')
  return { name, health: isHealth(ClusterHealth) ? healths[ClusterHealth] : 'unknown', troubles }
}
