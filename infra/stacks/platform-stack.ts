import type { PlatformNames } from '@forecourt/contracts/platform/platform-names'
import { changedFilesMetric } from '@forecourt/contracts/releases/release'
import { snapshotPrefix } from '@forecourt/contracts/stock/snapshot-prefix'
import { type TableName, tables, tableVariable } from '@forecourt/contracts/tables/tables'
import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib'
import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations'
import { type ISecret, Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import { type FunctionCode, type ShellBuild, shellFolder } from '../bundling/bundle-functions.ts'
import {
  type BucketName,
  documentFunction,
  type FunctionName,
  type FunctionNeeds,
  functionNames,
  functions,
  needsOf,
} from '../config/functions.ts'
import {
  originSecretName,
  publishParameters,
  squadNames,
  squadsAssetPrefix,
  stagingBucketName,
} from '../config/parameters.ts'
import { edgeRegion, type Stage } from '../config/stages.ts'
import { AggregateTable } from '../constructs/aggregate-table.ts'
import { AlarmTopic } from '../constructs/alarm-topic.ts'
import { addBudget } from '../constructs/budget.ts'
import { DeadLetterQueue } from '../constructs/dead-letter-queue.ts'
import { OperationsDashboard } from '../constructs/operations-dashboard.ts'
import { bucketNameOf, PrivateBucket } from '../constructs/private-bucket.ts'
import { scheduleFunction } from '../constructs/schedule-function.ts'
import { SearchIndex } from '../constructs/search-index.ts'
import { ServiceFunction } from '../constructs/service-function.ts'
import { ShellDeployment } from '../constructs/shell-deployment.ts'
import { SiteApi } from '../constructs/site-api.ts'
import { SquadRoles } from '../constructs/squad-roles.ts'
import { StockPipeline } from '../constructs/stock-pipeline.ts'
import { TenantRole } from '../constructs/tenant-role.ts'

type PlatformStackProps = StackProps & {
  stage: Stage
  code: FunctionCode
  shell: ShellBuild
  /** The names of the remotes there are, each of a squad. */
  remotes: readonly string[]
  /** Whom alarms reach by e-mail. */
  alarms?: string
  /** The address of the site that the canary visits. */
  canary?: string
  /** What this deploy of the platform is called in logs and metrics. */
  release?: string
}

type Made = Readonly<Record<FunctionName, ServiceFunction>>

/** Everything that all dealers share, but for the edge: tables, buckets, functions and the API in front of them. */
export class PlatformStack extends Stack {
  readonly #stage: Stage
  readonly #release: string | undefined
  readonly #alarmTopic: AlarmTopic
  readonly #tables: Record<TableName, AggregateTable>
  readonly #buckets: Record<BucketName, PrivateBucket>
  readonly #index: SearchIndex
  readonly #originSecret: ISecret

  constructor(scope: Construct, id: string, props: PlatformStackProps) {
    const { stage, code, shell, remotes, alarms, canary, release, ...stackProps } = props
    super(scope, id, { description: 'Forecourt: what all dealers share', ...stackProps })
    this.#stage = stage
    this.#release = release
    this.#alarmTopic = new AlarmTopic(this, 'Alarms', { stage, ...(alarms && { email: alarms }) })
    this.#tables = mapValues(
      tables,
      (shape, name) =>
        new AggregateTable(this, `${name}-table`, {
          shape,
          stage,
          isStreamed: name === 'stock' && stage.search.kind !== 'embedded',
        }),
    )
    this.#buckets = this.#makeBuckets()
    this.#index = new SearchIndex(this, 'Index', { stage, alarmTopic: this.#alarmTopic })
    this.#originSecret = this.#makeOriginSecret()

    const made: Made = mapValues(functions, (needs, name) => this.#makeFunction(name, needs, code))
    const servedBy = functionNames.filter((name) => needsOf(name).readsStockAsTenant)
    new TenantRole(this, 'TenantRole', {
      stock: this.#tables.stock,
      snapshots: this.#buckets.assets,
      servedBy: servedBy.map((name) => made[name]),
    })
    const pipeline = this.#keepIndex(made)
    const feedsFailed = this.#importDroppedFeeds(made['stock-import'])
    this.#publishReleases(made['remote-release'], remotes)
    // MF-3.
    scheduleFunction(made['release-guard'], { minutes: 1, description: 'Looks at releases on trial' })
    if (canary) made.canary.addEnvironment('CANARY_SITE', canary)
    scheduleFunction(made.canary, {
      minutes: 1,
      description: 'Visits a site, once there is one to visit',
      enabled: canary !== undefined,
    })
    const api = new SiteApi(this, 'Api', { functions: made, stage })
    this.#alarmTopic.addAlarm('api-failures', {
      metric: api.metricServerError({ period: Duration.minutes(5) }),
      at: 10,
      meaning: 'The API answers 5xx: shoppers get errors, of whichever function it is.',
    })
    this.#addChangedFilesAlarm()
    new ShellDeployment(this, 'Shell', {
      shell,
      assets: this.#buckets.assets,
      lays: made['site-files'],
      records: made['shell-record'],
      renders: made[documentFunction],
    })
    new OperationsDashboard(this, 'Board', {
      stage,
      api,
      functions: made,
      tables: this.#tables,
      changes: pipeline?.queue,
    })
    addBudget(this, stage, this.#alarmTopic)

    new CfnOutput(this, 'ApiDomain', { value: `${api.apiId}.execute-api.${this.region}.${this.urlSuffix}` })
    publishParameters(this, stage, {
      'tenant-config-function': made['tenant-config'].functionArn,
      'site-files-function': made['site-files'].functionArn,
      'remote-release-function': made['remote-release'].functionArn,
      // For commands: which of this account's things are this stage's.
      names: this.toJsonString({
        api: api.apiId,
        tables: mapValues(this.#tables, ({ tableName }) => tableName),
        buckets: mapValues(this.#buckets, (_bucket, name) => bucketNameOf(this, stage, name)),
        deadLetters: { 'feeds-failed': feedsFailed.queueUrl, ...(pipeline && { unindexed: pipeline.failed.queueUrl }) },
        index: pipeline
          ? {
              changes: pipeline.queue.queueUrl,
              forwards: made['stock-changes'].functionName,
              reindex: made['stock-reindex'].functionName,
              domain: this.#index.domainName ?? null,
            }
          : null,
        originSecret: originSecretName(stage),
      } satisfies PlatformNames),
    })
  }

  /** The edge is in a region of its own, and reads its copy there. */
  #makeOriginSecret(): ISecret {
    return new Secret(this, 'OriginSecret', {
      secretName: originSecretName(this.#stage),
      description: 'What the edge proves itself with to the origin',
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
      ...(this.#stage.hasEdge && { replicaRegions: [{ region: edgeRegion }] }),
    })
  }

  #makeBuckets(): Record<BucketName, PrivateBucket> {
    const stage = this.#stage
    const logsTo = new PrivateBucket(this, 'logs-bucket', { stage, name: 'logs', expirationDays: 90 })
    logsTo.allowLogs({ under: 'edge/', from: edgeRegion })
    const assets = new PrivateBucket(this, 'assets-bucket', {
      stage,
      name: 'assets',
      logsTo,
      overwrittenPrefix: snapshotPrefix,
    })
    // A release's server build lies beside its browser files, and is nobody's business.
    assets.allowEdge({ paths: ['assets/*', 'remotes/*'], except: ['remotes/*/*/server/*'] })
    // Uploaded pictures lie beside their renditions, under pictures/: with what the camera wrote into them, so for nobody.
    const media = new PrivateBucket(this, 'media-bucket', { stage, name: 'media', logsTo })
    media.allowEdge({ paths: ['media/*'] })
    const feeds = new PrivateBucket(this, 'feeds-bucket', { stage, name: 'feeds', logsTo, expirationDays: 90 })
    return { assets, media, feeds }
  }

  #makeFunction(name: FunctionName, needs: FunctionNeeds, code: FunctionCode): ServiceFunction {
    const stage = this.#stage
    const reached = new Set(Object.keys(needs.tables) as TableName[])
    if (needs.readsStockAsTenant) reached.add('stock')
    const known = new Set<BucketName>([
      ...(needs.reads ?? []).map(({ from }) => from),
      ...(needs.adds ?? []).map(({ to }) => to),
    ])
    const made = new ServiceFunction(this, name, {
      needs,
      code: code(name),
      stage,
      alarmTopic: this.#alarmTopic,
      network: needs.index && this.#index.network,
      environment: {
        STAGE: stage.name,
        ...(this.#release && { RELEASE: this.#release }),
        ...Object.fromEntries([...reached].map((table) => [tableVariable(table), this.#tables[table].tableName])),
        ...Object.fromEntries(
          [...known].map((bucket) => [`${bucket.toUpperCase()}_BUCKET`, bucketNameOf(this, stage, bucket)]),
        ),
        ...(needs.isBehindEdge && { ORIGIN_SECRET_ARN: this.#originSecret.secretArn }),
        ...(needs.index && this.#index.url && { OPENSEARCH_URL: this.#index.url }),
        ...(name === documentFunction && { SHELL_DIR: shellFolder }),
      },
    })
    if (needs.isBehindEdge) this.#originSecret.grantRead(made)
    if (needs.index) this.#index.allow(made, needs.index)
    for (const [table, rights] of Object.entries(needs.tables)) this.#tables[table as TableName].allow(made, rights)
    for (const { from, under } of needs.reads ?? []) this.#buckets[from].allowRead(made, { under })
    for (const { to, under } of needs.adds ?? []) this.#buckets[to].allowAdd(made, { under })
    // What makes a picture that is not there yet asks whether it is.
    if (needs.reads?.some(({ from }) => from === 'media')) this.#buckets.media.allowList(made)
    if (needs.snapshots) this.#allowSnapshots(made, needs.snapshots)
    if (needs.readsStagingBucket) this.#allowDeploys(made, needs.readsStagingBucket)
    return made
  }

  /** One file for the dealerships of a site, so that a process which begins need not read the table first. */
  #allowSnapshots(made: ServiceFunction, right: 'read' | 'write'): void {
    made.addEnvironment('SNAPSHOTS_BUCKET', bucketNameOf(this, this.#stage, 'assets'))
    if (right === 'write') this.#buckets.assets.allowAdd(made, { under: snapshotPrefix })
  }

  #allowDeploys(made: ServiceFunction, of: 'operators' | 'squads'): void {
    const under = of === 'squads' ? squadsAssetPrefix(this.#stage) : ''
    const resources = [`arn:${this.partition}:s3:::${stagingBucketName(this)}/${under}*`]
    made.addToRolePolicy(new PolicyStatement({ actions: ['s3:GetObject'], resources }))
  }

  /** docs/decisions/stock-index.md. Changes of the stock are told to the one index; where there is none, the clock has snapshots saved. */
  #keepIndex(made: Made): StockPipeline | undefined {
    if (this.#stage.search.kind === 'embedded') {
      scheduleFunction(made['stock-index'], {
        minutes: 5,
        description:
          'Saves the stock for processes that begin: one that is older than ten minutes is not answered from',
        event: { snapshots: 'all' },
      })
      return undefined
    }
    this.#index.open(made)
    return new StockPipeline(this, 'Pipeline', {
      table: this.#tables.stock,
      forwards: made['stock-changes'],
      indexes: made['stock-index'],
      alarmTopic: this.#alarmTopic,
    })
  }

  /** IN-5. A feed is dropped as `feeds/<dealership>/<file>`. After three failures its event waits to be redriven. */
  #importDroppedFeeds(stockImport: ServiceFunction): DeadLetterQueue {
    this.#buckets.feeds.sendNewObjectsTo(stockImport, { prefix: 'feeds/' })
    const failed = new DeadLetterQueue(this, 'feeds-failed', {
      alarmTopic: this.#alarmTopic,
      meaning: "A feed could not be imported three times: its dealer sells from yesterday's stock.",
    })
    stockImport.configureAsyncInvoke({
      retryAttempts: 2,
      maxEventAge: Duration.hours(6),
      onFailure: new SqsDestination(failed),
    })
    return failed
  }

  /** MF-2. It writes nothing itself: only as the squad whose stack is deployed. */
  #publishReleases(remoteRelease: ServiceFunction, remotes: readonly string[]): void {
    remoteRelease.addEnvironment('ASSETS_BUCKET', bucketNameOf(this, this.#stage, 'assets'))
    const { releases } = this.#tables
    for (const remote of remotes)
      new SquadRoles(this, `Squad-${remote}`, { stage: this.#stage, remote, releases, publishes: remoteRelease })
    const squads = remotes.map((remote) => squadNames(this.#stage, remote).squad)
    const resources = squads.map((name) => `arn:${this.partition}:iam::${this.account}:role/${name}`)
    remoteRelease.addToRolePolicy(new PolicyStatement({ actions: ['sts:AssumeRole'], resources }))
  }

  /** MF-3. The document function counts it in a line of its log; one is enough, however few pages are asked for. */
  #addChangedFilesAlarm(): void {
    this.#alarmTopic.addAlarm(changedFilesMetric, {
      metric: new Metric({
        namespace: `Forecourt/${this.#stage.name}`,
        metricName: changedFilesMetric,
        statistic: 'Sum',
        period: Duration.minutes(5),
      }),
      at: 1,
      meaning: 'A file of a release is not the one that was published. It does not run; the release before it serves.',
    })
  }
}

function mapValues<K extends string, V, R>(from: Readonly<Record<K, V>>, make: (value: V, key: K) => R): Record<K, R> {
  const entries = (Object.keys(from) as K[]).map((key) => [key, make(from[key], key)])
  return Object.fromEntries(entries) as Record<K, R>
}
