import { type TableName, tables, tableVariable } from '@forecourt/contracts/tables'
import { Duration, Stack, type StackProps } from 'aws-cdk-lib'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets'
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { type FunctionCode, shellFolder } from '../bundle-functions.ts'
import { AggregateTable } from '../constructs/aggregate-table.ts'
import { bucketNameOf, PrivateBucket } from '../constructs/private-bucket.ts'
import { ServiceFunction } from '../constructs/service-function.ts'
import { SiteApi } from '../constructs/site-api.ts'
import { type BucketName, documentFunction, type FunctionName, type FunctionNeeds, functions } from '../functions.ts'
import { originSecretName, tellStacks } from '../parameters.ts'
import type { Stage } from '../stages.ts'

type PlatformStackProps = StackProps & { stage: Stage; code: FunctionCode }

/** Everything that all dealers share, but for the edge: tables, buckets, functions and the API in front of them. */
export class PlatformStack extends Stack {
  readonly #stage: Stage
  readonly #tables: Record<TableName, AggregateTable>
  readonly #buckets: Record<BucketName, PrivateBucket>

  constructor(scope: Construct, id: string, { stage, code, ...props }: PlatformStackProps) {
    super(scope, id, { description: 'Forecourt: what all dealers share', ...props })
    this.#stage = stage
    this.#tables = mapValues(tables, (shape, name) => new AggregateTable(this, `${name}-table`, { shape, stage }))
    this.#buckets = this.#makeBuckets()

    const originSecret = new Secret(this, 'OriginSecret', {
      secretName: originSecretName(stage),
      description: 'What the edge proves itself with to the origin',
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
    })
    const secretText = originSecret.secretValue.unsafeUnwrap()
    const made = mapValues(functions, (needs, name) => this.#makeFunction(name, needs, { code, secretText }))
    this.#importDroppedFeeds(made['stock-import'])
    // MF-3. Releases on trial are looked at this often.
    new Rule(this, 'GuardReleases', {
      schedule: Schedule.rate(Duration.minutes(1)),
      targets: [new LambdaTarget(made['release-guard'])],
    })
    const api = new SiteApi(this, 'Api', { functions: made })

    tellStacks(this, stage, {
      'api-domain': `${api.apiId}.execute-api.${this.region}.${this.urlSuffix}`,
      'tenant-config-function': made['tenant-config'].functionArn,
    })
  }

  #makeBuckets(): Record<BucketName, PrivateBucket> {
    const stage = this.#stage
    const assets = new PrivateBucket(this, 'assets-bucket', { stage, name: 'assets' })
    // A release's server build lies beside its browser files, and is nobody's business.
    assets.allowEdge({ paths: ['assets/*', 'remotes/*'], except: ['remotes/*/*/server/*'] })
    // Uploaded pictures lie beside their renditions, under pictures/: with what the camera wrote into them, so for nobody.
    const media = new PrivateBucket(this, 'media-bucket', { stage, name: 'media' })
    media.allowEdge({ paths: ['media/*'] })
    const feeds = new PrivateBucket(this, 'feeds-bucket', { stage, name: 'feeds' })
    return { assets, media, feeds }
  }

  #makeFunction(name: FunctionName, needs: FunctionNeeds, from: { code: FunctionCode; secretText: string }) {
    const names = Object.keys(needs.tables) as TableName[]
    const made = new ServiceFunction(this, name, {
      needs,
      code: from.code(name),
      stage: this.#stage,
      environment: {
        ...Object.fromEntries(names.map((table) => [tableVariable(table), this.#tables[table].tableName])),
        ...(needs.isBehindEdge && { ORIGIN_SECRET: from.secretText }),
        ...Object.fromEntries(
          (needs.buckets ?? []).map((bucket) => [
            `${bucket.toUpperCase()}_BUCKET`,
            bucketNameOf(this, this.#stage, bucket),
          ]),
        ),
        ...(name === documentFunction && { SHELL_DIR: `/var/task/${shellFolder}` }),
      },
    })
    for (const table of names) this.#tables[table].allow(made, needs.tables[table] ?? [])
    for (const bucket of needs.buckets ?? []) this.#buckets[bucket].allowRead(made)
    if (needs.adds) this.#buckets[needs.adds.to].allowAdd(made, needs.adds)
    return made
  }

  /** IN-5. A feed is dropped as `feeds/<dealership>/<file>`. After three failures its event waits to be redriven. */
  #importDroppedFeeds(stockImport: ServiceFunction): void {
    this.#buckets.feeds.sendNewObjectsTo(stockImport, { prefix: 'feeds/' })
    stockImport.configureAsyncInvoke({
      retryAttempts: 2,
      maxEventAge: Duration.hours(6),
      onFailure: new SqsDestination(this.#deadLetters('feeds-failed')),
    })
  }

  #deadLetters(id: string): Queue {
    return new Queue(this, id, {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    })
  }
}

function mapValues<K extends string, V, R>(from: Readonly<Record<K, V>>, make: (value: V, key: K) => R): Record<K, R> {
  const entries = (Object.keys(from) as K[]).map((key) => [key, make(from[key], key)])
  return Object.fromEntries(entries) as Record<K, R>
}
