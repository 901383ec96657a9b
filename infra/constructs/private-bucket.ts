import type { BucketName } from '@forecourt/contracts/functions/needs'
import { homeRegion } from '@forecourt/contracts/platform/stages'
import { Duration, Stack } from 'aws-cdk-lib'
import { type Conditions, Effect, type IGrantable, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { CfnPermission, type Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import { BlockPublicAccess, Bucket, BucketEncryption, CfnBucket, ObjectOwnership } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import type { Stage } from '../config/stages.ts'

type AnyBucket = BucketName | 'logs'
type PrivateBucketProps = {
  stage: Stage
  name: AnyBucket
  /** The bucket of its access logs. */
  logsTo?: PrivateBucket
  /** Objects expire after this number of days. */
  expirationDays?: number
  /** Objects under this prefix are overwritten all day; their old versions expire after a day. */
  overwrittenPrefix?: string
}

/** A bucket's name, the same for every stack: `forecourt-dev-assets-<account>-ap-southeast-2`. */
export const bucketNameOf = (scope: Construct, stage: Stage, name: AnyBucket): string =>
  `forecourt-${stage.name}-${name}-${Stack.of(scope).account}-${homeRegion}`

/** A private bucket: encrypted, over TLS only, readable by explicit grants. */
export class PrivateBucket extends Bucket {
  /** Made from the name: a reference would make the bucket and the function that it calls depend on each other. */
  readonly #arn: string

  constructor(
    scope: Construct,
    id: string,
    { stage, name, logsTo, expirationDays, overwrittenPrefix }: PrivateBucketProps,
  ) {
    const bucketName = bucketNameOf(scope, stage, name)
    super(scope, id, {
      bucketName,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      // In production, overwritten and deleted objects can be restored for a month.
      versioned: stage.isProtected,
      lifecycleRules: [
        {
          abortIncompleteMultipartUploadAfter: Duration.days(7),
          ...(stage.isProtected && { noncurrentVersionExpiration: Duration.days(30) }),
          ...(expirationDays !== undefined && { expiration: Duration.days(expirationDays) }),
        },
        // Of two rules S3 applies the shorter. The minimum is a day.
        ...(stage.isProtected && overwrittenPrefix
          ? [{ prefix: overwrittenPrefix, noncurrentVersionExpiration: Duration.days(1) }]
          : []),
      ],
      ...(logsTo && { serverAccessLogsBucket: logsTo, serverAccessLogsPrefix: `${name}/` }),
      removalPolicy: stage.keep,
    })
    this.#arn = `arn:${Stack.of(this).partition}:s3:::${bucketName}`
  }

  /**
   * Calls a function for each new object under a prefix. The construct library would add a function that configures
   * the bucket; CloudFormation needs none.
   */
  sendNewObjectsTo(target: LambdaFunction, { prefix }: { prefix: string }): void {
    const { defaultChild } = this.node
    if (!(defaultChild instanceof CfnBucket)) throw new Error('A bucket without its resource.')
    const permission = new CfnPermission(this, 'MayCall', {
      action: 'lambda:InvokeFunction',
      functionName: target.functionArn,
      principal: 's3.amazonaws.com',
      sourceAccount: Stack.of(this).account,
    })
    defaultChild.addResourceDependency(permission)
    const filter = { s3Key: { rules: [{ name: 'prefix', value: prefix }] } }
    defaultChild.notificationConfiguration = {
      lambdaConfigurations: [{ event: 's3:ObjectCreated:*', function: target.functionArn, filter }],
    }
  }

  /** Lets a function read objects under a prefix, by key only: no listing. */
  allowRead(grantee: IGrantable, { under }: { under: string }): void {
    allow(grantee, 's3:GetObject', `${this.#arn}/${under}*`)
  }

  /** Lets a function learn that an object is missing: without the right to list, S3 answers 403 for it. */
  allowList(grantee: IGrantable, conditions: Conditions = {}): void {
    grantee.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({ actions: ['s3:ListBucket'], resources: [this.#arn], conditions }),
    )
  }

  /** Lets a function add objects under a prefix only. */
  allowAdd(grantee: IGrantable, { under }: { under: string }): void {
    allow(grantee, 's3:PutObject', `${this.#arn}/${under}*`)
  }

  /** Lets AWS's log delivery in a region of this account write here. */
  allowLogs({ under, from }: { under: string; from: string }): void {
    const { account, partition } = Stack.of(this)
    this.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('delivery.logs.amazonaws.com')],
        actions: ['s3:PutObject'],
        resources: [this.arnForObjects(`AWSLogs/${account}/${under}*`), this.arnForObjects(`${under}*`)],
        conditions: {
          StringEquals: { 'aws:SourceAccount': account },
          ArnLike: { 'aws:SourceArn': `arn:${partition}:logs:${from}:${account}:delivery-source:*` },
        },
      }),
    )
  }

  /** Lets our distributions read public objects. The distribution is in another stack, so its account identifies it. */
  allowEdge({ paths, except = [] }: { paths: readonly string[]; except?: readonly string[] }): void {
    const { account, partition } = Stack.of(this)
    const principals = [new ServicePrincipal('cloudfront.amazonaws.com')]
    const ours = {
      StringEquals: { 'aws:SourceAccount': account },
      ArnLike: { 'aws:SourceArn': `arn:${partition}:cloudfront::${account}:distribution/*` },
    }
    const resources = (globs: readonly string[]) => globs.map((glob) => this.arnForObjects(glob))
    this.addToResourcePolicy(
      new PolicyStatement({ principals, actions: ['s3:GetObject'], resources: resources(paths), conditions: ours }),
    )
    if (except.length > 0)
      this.addToResourcePolicy(
        new PolicyStatement({
          effect: Effect.DENY,
          principals,
          actions: ['s3:GetObject'],
          resources: resources(except),
        }),
      )
  }
}

const allow = (grantee: IGrantable, action: string, resource: string) =>
  grantee.grantPrincipal.addToPrincipalPolicy(new PolicyStatement({ actions: [action], resources: [resource] }))
