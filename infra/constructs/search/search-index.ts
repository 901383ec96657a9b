import { CustomResource, Duration, Lazy, RemovalPolicy, Stack } from 'aws-cdk-lib'
import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { CfnFunction, EventSourceMapping } from 'aws-cdk-lib/aws-lambda'
import { CfnResourcePolicy, LogGroup } from 'aws-cdk-lib/aws-logs'
import { CfnDomain } from 'aws-cdk-lib/aws-opensearchservice'
import { Construct } from 'constructs'
import type { SearchTier } from '../../config/search-tier.ts'
import type { Stage } from '../../config/stages.ts'
import type { AlarmTopic } from '../alarm-topic.ts'
import { functionNamed, type Network, type ServiceFunction, type ServiceFunctions } from '../service-function.ts'
import { SearchNetwork } from './search-network.ts'

type Domain = Extract<SearchTier, { kind: 'domain' }>
type IndexRight = 'read' | 'write' | 'own'

/**
 * Every search is a POST; closing its point in time is the only DELETE. The domain's own roles restrict more: readers read, and only the
 * writer writes.
 */
const actions = {
  read: ['es:ESHttpGet', 'es:ESHttpPost', 'es:ESHttpHead'],
  write: ['es:ESHttpGet', 'es:ESHttpPost', 'es:ESHttpHead', 'es:ESHttpPut', 'es:ESHttpDelete'],
  own: ['es:ESHttpGet', 'es:ESHttpPut'],
} as const satisfies Record<IndexRight, readonly string[]>
const pointInTimePath = '_search/point_in_time'

const lambdaOf = (made: ServiceFunction): CfnFunction => {
  const { defaultChild } = made.node
  if (!(defaultChild instanceof CfnFunction)) throw new TypeError(`${made.node.id} has no function of its own.`)
  return defaultChild
}

/** The stock's index of the stage's tier: embedded, an engine beside a local cloud, or a domain. */
export class SearchIndex extends Construct {
  readonly url: string | undefined
  /** Functions that query the domain are in its network: it has no address outside. */
  readonly network: Network | undefined
  readonly domainName: string | undefined
  #owner: ServiceFunction | undefined
  readonly #arn: string | undefined

  constructor(scope: Construct, id: string, { stage, alarmTopic }: { stage: Stage; alarmTopic: AlarmTopic }) {
    super(scope, id)
    const { search } = stage
    if (search.kind === 'beside') this.url = search.url
    if (search.kind !== 'domain') return
    const network = new SearchNetwork(this, 'Network', { stage })
    const domain = this.#makeDomain(search, stage, network)
    this.#addAlarm(alarmTopic, stage, search)
    this.network = network.forFunctions
    this.url = `https://${domain.attrDomainEndpoint}`
    this.domainName = domain.ref
    this.#arn = domain.attrArn
  }

  allow(made: ServiceFunction, right: IndexRight): void {
    if (right === 'own') this.#owner = made
    if (!this.#arn) return
    made.addToRolePolicy(new PolicyStatement({ actions: [...actions[right]], resources: [`${this.#arn}/*`] }))
    if (right === 'read')
      made.addToRolePolicy(
        new PolicyStatement({ actions: ['es:ESHttpDelete'], resources: [`${this.#arn}/${pointInTimePath}`] }),
      )
  }

  /**
   * Before a deploy's new code searches the index, it must have that code's fields: functions/search/stock-reindex builds the first index, or the
   * next one if the fields differ. Writers are deployed earlier, so that no card of the old code reaches the next index; their
   * changes wait for the first index, since a change without an index would be lost.
   */
  prepare(functions: ServiceFunctions): void {
    const reindex = functionNamed(functions, 'stock-reindex')
    const prepared = new CustomResource(this, 'Prepared', {
      resourceType: 'Custom::StockIndex',
      serviceToken: reindex.functionArn,
      // Lambda's two retries continue a build that exceeds one call.
      serviceTimeout: Duration.minutes(50),
      // CloudFormation calls it again when one of them differs.
      properties: { Index: this.url, Code: lambdaOf(reindex).code },
    })
    prepared.node.addDependency(...this.#grantAccess(functions))
    const others = Object.values(functions).filter((made) => made !== reindex)
    for (const made of others.filter(({ needs }) => needs.index === 'read')) made.node.addDependency(prepared)
    for (const made of others.filter(({ needs }) => needs.index === 'write')) {
      prepared.node.addDependency(lambdaOf(made))
      for (const child of made.node.children)
        if (child instanceof EventSourceMapping) child.node.addDependency(prepared)
    }
  }

  /** Grants the functions' roles access inside the domain: who reads and who writes. */
  #grantAccess(functions: ServiceFunctions): CustomResource[] {
    if (!this.#arn || !this.#owner) return []
    const rolesOf = (right: IndexRight): string[] =>
      Object.values(functions)
        .filter(({ needs }) => needs.index === right)
        .map(({ role }) => role?.roleArn ?? '')
    const access = new CustomResource(this, 'Access', {
      resourceType: 'Custom::IndexAccess',
      serviceToken: this.#owner.functionArn,
      serviceTimeout: Duration.minutes(3),
      properties: { Owner: this.#ownerArn(), Readers: rolesOf('read'), Writers: rolesOf('write') },
    })
    return [access]
  }

  /**
   * Private, encrypted everywhere, over TLS only, and without access by default: the function that owns it maps which of our
   * roles may read and which may write. The plain resource, because the higher-level one adds functions.
   */
  #makeDomain({ instance, nodes, diskGb }: Domain, stage: Stage, network: SearchNetwork): CfnDomain {
    const logs = this.#logs(stage)
    const domain = new CfnDomain(this, 'Domain', {
      domainName: `forecourt-${stage.name}`,
      engineVersion: 'OpenSearch_2.19',
      clusterConfig: {
        instanceType: instance,
        instanceCount: nodes,
        zoneAwarenessEnabled: true,
        zoneAwarenessConfig: { availabilityZoneCount: 2 },
        ...(nodes >= 4 && {
          dedicatedMasterEnabled: true,
          dedicatedMasterCount: 3,
          dedicatedMasterType: 'm7g.large.search',
        }),
      },
      ebsOptions: { ebsEnabled: true, volumeType: 'gp3', volumeSize: diskGb },
      vpcOptions: network.forDomain,
      encryptionAtRestOptions: { enabled: true },
      nodeToNodeEncryptionOptions: { enabled: true },
      domainEndpointOptions: { enforceHttps: true, tlsSecurityPolicy: 'Policy-Min-TLS-1-2-PFS-2023-10' },
      advancedSecurityOptions: {
        enabled: true,
        internalUserDatabaseEnabled: false,
        masterUserOptions: { masterUserArn: Lazy.string({ produce: () => this.#ownerArn() }) },
      },
      accessPolicies: this.#accessPolicy(stage),
      offPeakWindowOptions: { enabled: true, offPeakWindow: { windowStartTime: { hours: 15, minutes: 0 } } },
      softwareUpdateOptions: { autoSoftwareUpdateEnabled: true },
      logPublishingOptions: logs,
    })
    // In every stage: it is rebuilt from the stock, and a retained one would cost money, hold its network and block its name.
    domain.applyRemovalPolicy(RemovalPolicy.DESTROY)
    return domain
  }

  #ownerArn(): string {
    if (!this.#owner?.role) throw new Error('No function owns the index.')
    return this.#owner.role.roleArn
  }

  /** IAM admits roles of this account; the domain maps their rights. */
  #accessPolicy(stage: Stage) {
    const stack = Stack.of(this)
    const arn = stack.formatArn({ service: 'es', resource: 'domain', resourceName: `forecourt-${stage.name}/*` })
    const AWS = `arn:${stack.partition}:iam::${stack.account}:root`
    return {
      Version: '2012-10-17',
      Statement: [{ Effect: 'Allow', Principal: { AWS }, Action: [...actions.write], Resource: arn }],
    }
  }

  #logs(stage: Stage) {
    const kinds = { ES_APPLICATION_LOGS: 'errors', SEARCH_SLOW_LOGS: 'slow-searches', INDEX_SLOW_LOGS: 'slow-writes' }
    return Object.fromEntries(
      Object.entries(kinds).map(([kind, name]) => {
        const group = new LogGroup(this, name, { retention: stage.logRetention, removalPolicy: stage.keep })
        new CfnResourcePolicy(this, `${name}-policy`, {
          policyName: `forecourt-${stage.name}-index-${name}`,
          policyDocument: Stack.of(this).toJsonString({
            Version: '2012-10-17',
            Statement: [
              {
                Effect: 'Allow',
                Principal: { Service: 'es.amazonaws.com' },
                Action: ['logs:PutLogEvents', 'logs:CreateLogStream'],
                Resource: group.logGroupArn,
                Condition: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
              },
            ],
          }),
        })
        return [kind, { enabled: true, cloudWatchLogsLogGroupArn: group.logGroupArn }]
      }),
    )
  }

  #addAlarm(alarmTopic: AlarmTopic, stage: Stage, { diskGb }: Domain): void {
    const metric = (metricName: string, statistic: string) =>
      new Metric({
        namespace: 'AWS/ES',
        metricName,
        statistic,
        period: Duration.minutes(5),
        dimensionsMap: { DomainName: `forecourt-${stage.name}`, ClientId: Stack.of(this).account },
      })
    // Logged by the functions that search (packages/stock/src/index/with-search-metrics.ts).
    const searchMetric = (metricName: string) =>
      new Metric({
        namespace: 'Forecourt/Search',
        metricName,
        statistic: 'Sum',
        period: Duration.minutes(5),
        dimensionsMap: { engine: 'opensearch', stage: stage.name },
      })
    alarmTopic.addAlarm('index-red', {
      metric: metric('ClusterStatus.red', 'Maximum'),
      at: 1,
      meaning: 'A part of the index is lost: searches fail or are answered as they last were.',
    })
    alarmTopic.addAlarm('index-busy', {
      metric: metric('CPUUtilization', 'Average'),
      at: 80,
      periods: 3,
      meaning: 'The index works at its limit: searches become slow, then stale.',
    })
    alarmTopic.addAlarm('index-memory', {
      metric: metric('JVMMemoryPressure', 'Maximum'),
      at: 90,
      periods: 3,
      meaning: 'The index runs out of memory: it will refuse writes next.',
    })
    alarmTopic.addAlarm('index-disk', {
      // In megabytes.
      metric: metric('FreeStorageSpace', 'Minimum'),
      at: diskGb * 1000 * 0.2,
      isLowerBound: true,
      meaning: 'A fifth of the disk of the index is left: below that it stops taking writes.',
    })
    alarmTopic.addAlarm('index-held', {
      // A failing node leaves some open for a minute.
      metric: searchMetric('leftHeld'),
      at: 50,
      periods: 3,
      meaning: 'Points in time of searches stay open. A node has room for 300: then deep pages fail.',
    })
    alarmTopic.addAlarm('index-unreadable', {
      metric: searchMetric('unreadableHits'),
      at: 1,
      meaning: 'Vehicles of the index cannot be parsed: they are missing in pages.',
    })
  }
}
