import type { BucketName } from '@forecourt/contracts/functions/needs'
import { directCallsMetric } from '@forecourt/contracts/platform/direct-calls'
import type { PlatformNames } from '@forecourt/contracts/platform/platform-names'
import { changedFilesMetric } from '@forecourt/contracts/releases/release'
import { type TableName, tables } from '@forecourt/contracts/tables/tables'
import { functions as declaredFunctions } from '@forecourt/functions/needs'
import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib'
import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations'
import type { Construct } from 'constructs'
import type { FunctionCode, ShellBuild } from '../bundling/bundle-functions.ts'
import { checkFunctions } from '../config/function-problems.ts'
import { documentFunctions, type Functions, isBehindEdge } from '../config/function-routes.ts'
import { originSecretName, publishParameters, squadNames } from '../config/parameters.ts'
import type { Stage } from '../config/stages.ts'
import { AggregateTable } from '../constructs/aggregate-table.ts'
import { AlarmTopic } from '../constructs/alarm-topic.ts'
import { addBudget } from '../constructs/budget.ts'
import { DeadLetterQueue } from '../constructs/dead-letter-queue.ts'
import { makeFunction } from '../constructs/make-function.ts'
import { OperationsDashboard } from '../constructs/operations-dashboard.ts'
import { makeBuckets } from '../constructs/platform-buckets.ts'
import { bucketNameOf, type PrivateBucket } from '../constructs/private-bucket.ts'
import { scheduleFunction } from '../constructs/schedule-function.ts'
import { SearchIndex } from '../constructs/search/search-index.ts'
import { StockPipeline } from '../constructs/search/stock-pipeline.ts'
import { functionNamed, type ServiceFunction, type ServiceFunctions } from '../constructs/service-function.ts'
import { ShellDeployment } from '../constructs/shell-deployment.ts'
import { SiteApi } from '../constructs/site-api.ts'
import { SquadRoles } from '../constructs/squad-roles.ts'
import { StageSecrets } from '../constructs/stage-secrets.ts'
import { runOnStream } from '../constructs/stream-job.ts'
import { TenantRole } from '../constructs/tenant-role.ts'
import { TenantTablesRole, usesTenantTables } from '../constructs/tenant-tables-role.ts'

type PlatformStackProps = StackProps & {
  stage: Stage
  code: FunctionCode
  shell: ShellBuild
  /** The names of all remotes, each of a squad. */
  remotes: readonly string[]
  /** The e-mail address for alarms. */
  alarms?: string
  /** The address of the site that the canary visits. */
  canary?: string
  /** The name of this deploy in logs and metrics. */
  release?: string
  /** All functions; by default those of the repository. */
  functions?: Functions
}

/** Everything that all dealers share, except the edge: tables, buckets, functions and the API in front of them. */
export class PlatformStack extends Stack {
  readonly #stage: Stage
  readonly #alarmTopic: AlarmTopic
  readonly #tables: Record<TableName, AggregateTable>
  readonly #buckets: Record<BucketName, PrivateBucket>
  readonly #index: SearchIndex

  constructor(scope: Construct, id: string, props: PlatformStackProps) {
    const { stage, code, shell, remotes, alarms, canary, release, functions = declaredFunctions, ...stackProps } = props
    super(scope, id, { description: 'Forecourt: what all dealers share', ...stackProps })
    checkFunctions(functions)
    this.#stage = stage
    this.#alarmTopic = new AlarmTopic(this, 'Alarms', { stage, ...(alarms && { email: alarms }) })
    this.#tables = this.#makeTables(functions)
    this.#buckets = makeBuckets(this, stage)
    this.#index = new SearchIndex(this, 'Index', { stage, alarmTopic: this.#alarmTopic })
    const parts = {
      stage,
      code,
      release,
      alarmTopic: this.#alarmTopic,
      tables: this.#tables,
      buckets: this.#buckets,
      index: this.#index,
      secrets: new StageSecrets(this, stage),
    }
    const made = mapValues(functions, (needs, name) => makeFunction(this, name, needs, parts))
    const named = (name: string): ServiceFunction => functionNamed(made, name)

    this.#makeTenantRoles(Object.values(made))
    const pipeline = this.#keepIndex(made)
    const feedsFailed = this.#importDroppedFeeds(named('stock-import'))
    this.#publishReleases(named('remote-release'), remotes)
    if (canary) named('canary').addEnvironment('CANARY_SITE', canary)
    // Without a site there is none to visit.
    this.#schedule(made, { disabled: canary ? [] : ['canary'] })
    const streamsFailed = this.#runOnStreams(made)
    const [documents] = documentFunctions(functions).map(named)
    if (!documents) throw new RangeError('No function answers documents.')
    const api = new SiteApi(this, 'Api', { functions: made, documents, stage })
    this.#alarmTopic.addAlarm('api-failures', {
      metric: api.metricServerError({ period: Duration.minutes(5) }),
      at: 10,
      meaning: 'The API answers 5xx: shoppers get errors, of whichever function it is.',
    })
    this.#addChangedFilesAlarm()
    this.#addDirectCallsAlarm()
    this.#addLeadsAlarm()
    new ShellDeployment(this, 'Shell', {
      shell,
      assets: this.#buckets.assets,
      lays: named('site-files'),
      records: named('shell-record'),
      renders: documents,
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
      'tenant-config-function': named('tenant-config').functionArn,
      'site-files-function': named('site-files').functionArn,
      'remote-release-function': named('remote-release').functionArn,
      // For commands: the names of this stage's resources.
      names: this.toJsonString({
        api: api.apiId,
        tables: mapValues(this.#tables, ({ tableName }) => tableName),
        buckets: mapValues(this.#buckets, (_bucket, name) => bucketNameOf(this, stage, name)),
        deadLetters: {
          'feeds-failed': feedsFailed.queueUrl,
          ...(pipeline && { unindexed: pipeline.failed.queueUrl }),
          ...mapValues(streamsFailed, ({ queueUrl }) => queueUrl),
        },
        index: pipeline
          ? {
              changes: pipeline.queue.queueUrl,
              forwards: named('stock-changes').functionName,
              reindex: named('stock-reindex').functionName,
              domain: this.#index.domainName ?? null,
            }
          : null,
        originSecret: originSecretName(stage),
      } satisfies PlatformNames),
    })
  }

  /** A table has a stream where something reads it; the stock's where there is a shared index. */
  #makeTables(functions: Functions): Record<TableName, AggregateTable> {
    const streamed = new Set(Object.values(functions).map(({ runs }) => runs.streamOf))
    if (this.#stage.search.kind !== 'embedded') streamed.add('stock')
    return mapValues(
      tables,
      (_shape, name) =>
        new AggregateTable(this, `${name}-table`, { name, stage: this.#stage, isStreamed: streamed.has(name) }),
    )
  }

  /** TN-10. docs/decisions/cloud-rights.md */
  #makeTenantRoles(made: readonly ServiceFunction[]): void {
    new TenantRole(this, 'TenantRole', {
      stock: this.#tables.stock,
      snapshots: this.#buckets.assets,
      servedBy: made.filter(({ needs }) => needs.readsStockAsTenant),
    })
    const functions = made.filter((each) => isBehindEdge(each.needs) && usesTenantTables(each))
    if (functions.length > 0) new TenantTablesRole(this, 'TenantTables', { tables: this.#tables, functions })
  }

  #schedule(made: ServiceFunctions, { disabled }: { disabled: readonly string[] }): void {
    for (const [name, target] of Object.entries(made)) {
      const { every } = target.needs.runs
      if (every) scheduleFunction(target, { ...every, enabled: !disabled.includes(name) })
    }
  }

  /** Returns the dead-letter queues by name. */
  #runOnStreams(made: ServiceFunctions): Record<string, DeadLetterQueue> {
    const queues = Object.entries(made).flatMap(([name, target]) => {
      const { streamOf } = target.needs.runs
      if (!streamOf) return []
      const job = { name, table: this.#tables[streamOf], target, alarmTopic: this.#alarmTopic }
      return [[`${name}-failed`, runOnStream(this, job)] as const]
    })
    return Object.fromEntries(queues)
  }

  /** docs/decisions/stock-index.md. Changes of the stock go to the one index; without one, a schedule saves snapshots. */
  #keepIndex(made: ServiceFunctions): StockPipeline | undefined {
    const indexes = functionNamed(made, 'stock-index')
    if (this.#stage.search.kind === 'embedded') {
      scheduleFunction(indexes, {
        minutes: 5,
        description:
          'Saves the stock for processes that begin: one that is older than ten minutes is not answered from',
        event: { snapshots: 'all' },
      })
      return undefined
    }
    const pipeline = new StockPipeline(this, 'Pipeline', {
      table: this.#tables.stock,
      forwards: functionNamed(made, 'stock-changes'),
      indexes,
      alarmTopic: this.#alarmTopic,
    })
    this.#index.prepare(made)
    return pipeline
  }

  /** IN-5. A feed is dropped as `feeds/<dealership>/<file>`. After three failures its event goes to the dead-letter queue. */
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

  /** MF-2. It writes only as the role of the squad whose stack is deployed. */
  #publishReleases(remoteRelease: ServiceFunction, remotes: readonly string[]): void {
    remoteRelease.addEnvironment('ASSETS_BUCKET', bucketNameOf(this, this.#stage, 'assets'))
    const { releases } = this.#tables
    for (const remote of remotes)
      new SquadRoles(this, `Squad-${remote}`, { stage: this.#stage, remote, releases, publishes: remoteRelease })
    const squads = remotes.map((remote) => squadNames(this.#stage, remote).squad)
    const resources = squads.map((name) => `arn:${this.partition}:iam::${this.account}:role/${name}`)
    remoteRelease.addToRolePolicy(new PolicyStatement({ actions: ['sts:AssumeRole'], resources }))
  }

  /** MF-3. Counted from the document function's log; one changed file raises the alarm. */
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

  /** TN-1. Counted by every function behind the edge. Scanners that try any address of AWS stay below it. */
  #addDirectCallsAlarm(): void {
    this.#alarmTopic.addAlarm(directCallsMetric, {
      metric: new Metric({
        namespace: `Forecourt/${this.#stage.name}`,
        metricName: directCallsMetric,
        statistic: 'Sum',
        period: Duration.minutes(5),
      }),
      at: 50,
      meaning:
        "Requests come to the API's own address, past the edge and its firewall, or the edge's secret is not accepted.",
    })
  }

  /** LD-14. The sweep measures it each minute, of all sites: no measure means that no lead is swept. */
  #addLeadsAlarm(): void {
    this.#alarmTopic.addAlarm('leads-overdue', {
      metric: new Metric({
        namespace: 'Forecourt/Leads',
        metricName: 'OldestDueSeconds',
        statistic: 'Maximum',
        period: Duration.minutes(5),
      }),
      at: 600,
      periods: 2,
      missingBreaches: true,
      meaning:
        'A lead has been due for ten minutes, or no lead is swept: dealerships get their enquiries late or not at all.',
    })
  }
}

function mapValues<K extends string, V, R>(from: Readonly<Record<K, V>>, make: (value: V, key: K) => R): Record<K, R> {
  const entries = (Object.keys(from) as K[]).map((key) => [key, make(from[key], key)])
  return Object.fromEntries(entries) as Record<K, R>
}
