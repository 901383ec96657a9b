import { Duration, Fn, RemovalPolicy, Stack } from 'aws-cdk-lib'
import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { CfnResourcePolicy, LogGroup } from 'aws-cdk-lib/aws-logs'
import { CfnDomain } from 'aws-cdk-lib/aws-opensearchservice'
import { Construct } from 'constructs'
import { functionRoleArn, indexDomainName } from '../../config/derived-names.ts'
import { type Functions, indexOwner } from '../../config/function-routes.ts'
import { publishParameters } from '../../config/parameters.ts'
import type { SearchTier } from '../../config/search-tier.ts'
import type { Stage } from '../../config/stages.ts'
import type { Alarms } from '../alarm-topic.ts'
import { indexActions } from './index-reference.ts'
import { SearchNetwork } from './search-network.ts'

type Domain = Extract<SearchTier, { kind: 'domain' }>

/** The role of the function that owns the domain: it says to the domain who may read and write it. */
export function indexOwnerArn(scope: Construct, stage: Stage, functions: Functions): string {
  const owner = indexOwner(functions)
  return functionRoleArn(scope, stage, functions[owner]?.team ?? '', owner)
}

type SearchDomainProps = { stage: Stage; search: Domain; functions: Functions; alarms: Alarms }

/** The domain of a stage's index with its network, which functions of other stacks find by parameters. */
export class SearchDomain extends Construct {
  readonly domainName: string

  constructor(scope: Construct, id: string, props: SearchDomainProps) {
    super(scope, id)
    const { stage, search, functions, alarms } = props
    const network = new SearchNetwork(this, 'Network', { stage })
    const domain = this.#makeDomain(search, stage, network, indexOwnerArn(this, stage, functions))
    this.#addAlarm(alarms, stage, search)
    this.domainName = domain.ref
    publishParameters(this, stage, {
      'index/url': `https://${domain.attrDomainEndpoint}`,
      'index/subnets': Fn.join(',', network.forFunctions.subnetIds),
      'index/security-group': network.forFunctions.securityGroupId,
    })
  }

  /**
   * Private, encrypted everywhere, over TLS only, and without access by default: the function that owns it maps which of our
   * roles may read and which may write. The plain resource, because the higher-level one adds functions.
   */
  #makeDomain({ instance, nodes, diskGb }: Domain, stage: Stage, network: SearchNetwork, ownerArn: string): CfnDomain {
    const logs = this.#logs(stage)
    const domain = new CfnDomain(this, 'Domain', {
      domainName: indexDomainName(stage),
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
        masterUserOptions: { masterUserArn: ownerArn },
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

  /** IAM admits roles of this account; the domain maps their rights. */
  #accessPolicy(stage: Stage) {
    const stack = Stack.of(this)
    const arn = stack.formatArn({ service: 'es', resource: 'domain', resourceName: `${indexDomainName(stage)}/*` })
    const AWS = `arn:${stack.partition}:iam::${stack.account}:root`
    return {
      Version: '2012-10-17',
      Statement: [{ Effect: 'Allow', Principal: { AWS }, Action: [...indexActions.write], Resource: arn }],
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

  #addAlarm(alarms: Alarms, stage: Stage, { diskGb }: Domain): void {
    const metric = (metricName: string, statistic: string) =>
      new Metric({
        namespace: 'AWS/ES',
        metricName,
        statistic,
        period: Duration.minutes(5),
        dimensionsMap: { DomainName: indexDomainName(stage), ClientId: Stack.of(this).account },
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
    alarms.addAlarm('index-red', {
      metric: metric('ClusterStatus.red', 'Maximum'),
      at: 1,
      meaning: 'A part of the index is lost: searches fail or are answered as they last were.',
    })
    alarms.addAlarm('index-busy', {
      metric: metric('CPUUtilization', 'Average'),
      at: 80,
      periods: 3,
      meaning: 'The index works at its limit: searches become slow, then stale.',
    })
    alarms.addAlarm('index-memory', {
      metric: metric('JVMMemoryPressure', 'Maximum'),
      at: 90,
      periods: 3,
      meaning: 'The index runs out of memory: it will refuse writes next.',
    })
    alarms.addAlarm('index-disk', {
      // In megabytes.
      metric: metric('FreeStorageSpace', 'Minimum'),
      at: diskGb * 1000 * 0.2,
      isLowerBound: true,
      meaning: 'A fifth of the disk of the index is left: below that it stops taking writes.',
    })
    alarms.addAlarm('index-held', {
      // A failing node leaves some open for a minute.
      metric: searchMetric('leftHeld'),
      at: 50,
      periods: 3,
      meaning: 'Points in time of searches stay open. A node has room for 300: then deep pages fail.',
    })
    alarms.addAlarm('index-unreadable', {
      metric: searchMetric('unreadableHits'),
      at: 1,
      meaning: 'Vehicles of the index cannot be parsed: they are missing in pages.',
    })
  }
}
