import { DescribeDomainCommand, DescribeDomainHealthCommand, OpenSearchClient } from '@aws-sdk/client-opensearch'
import { GetQueueAttributesCommand, SQSClient } from '@aws-sdk/client-sqs'
import { readTenants } from '@forecourt/tenants'
import type { StackResource } from '../stack-resources.ts'
import { ask, certificateEnds } from './ask.ts'
import type { Deployment, QueueState, SearchState } from './deployment.ts'
import { tableState } from './table-state.ts'

/** A stage on AWS, with the credentials of whoever looks. */
export function onAws(stage: string, resources: readonly StackResource[]): Deployment {
  const of = (type: string) => resources.filter((resource) => resource.type === type)
  const [domain] = of('AWS::OpenSearchService::Domain')
  return {
    name: stage,
    sites: readTenants().sites.map(({ slug, url }) => ({ slug, url })),
    down: null,
    ask,
    certificateEnds,
    tableState,
    queues: () => Promise.all(of('AWS::SQS::Queue').map(queueState)),
    // What waits for the index waits in a queue, which is looked at as the others are.
    indexWaiting: async () => null,
    search: async () => (domain ? domainState(domain.physicalId) : null),
  }
}

async function queueState({ logicalId, physicalId }: StackResource): Promise<QueueState> {
  const attributes = new GetQueueAttributesCommand({
    QueueUrl: physicalId,
    AttributeNames: ['ApproximateNumberOfMessages'],
  })
  const { Attributes } = await new SQSClient({}).send(attributes)
  return {
    name: physicalId.slice(physicalId.lastIndexOf('/') + 1),
    waiting: Number(Attributes?.ApproximateNumberOfMessages ?? 0),
    isDeadLetters: /failed|dead/i.test(logicalId),
    todo: 'The log of the function that the queue is for says why; docs/operations.md says how to redrive it.',
  }
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
