import type { BucketName } from '@forecourt/contracts/functions/owners'
import { homeRegion } from '@forecourt/contracts/platform/stages'
import { Duration, Stack } from 'aws-cdk-lib'
import { Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  CfnBucket,
  HttpMethods,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3'
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
  /** What is removed is gone, in production too: it is a shopper's. */
  isErasable?: true
  /** Browsers post objects to it, from any tenant's site: a signed policy is what lets them, and S3 takes no list of 10,000 origins. */
  takesUploads?: true
  /** Objects under this prefix are overwritten all day; their old versions expire after a day. */
  overwrittenPrefix?: string
}

/** A bucket's name, the same for every stack: `forecourt-dev-assets-<account>-ap-southeast-2`. */
export const bucketNameOf = (scope: Construct, stage: Stage, name: AnyBucket): string =>
  `forecourt-${stage.name}-${name}-${Stack.of(scope).account}-${homeRegion}`

/** A private bucket: encrypted, over TLS only, readable by explicit grants. */
export class PrivateBucket extends Bucket {
  constructor(
    scope: Construct,
    id: string,
    { stage, name, logsTo, expirationDays, isErasable, takesUploads, overwrittenPrefix }: PrivateBucketProps,
  ) {
    const keepsVersions = stage.isProtected && !isErasable
    super(scope, id, {
      bucketName: bucketNameOf(scope, stage, name),
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      // In production, overwritten and deleted objects can be restored for a month.
      versioned: keepsVersions,
      lifecycleRules: [
        {
          abortIncompleteMultipartUploadAfter: Duration.days(7),
          ...(keepsVersions && { noncurrentVersionExpiration: Duration.days(30) }),
          ...(expirationDays !== undefined && { expiration: Duration.days(expirationDays) }),
        },
        // Of two rules S3 applies the shorter. The minimum is a day.
        ...(keepsVersions && overwrittenPrefix
          ? [{ prefix: overwrittenPrefix, noncurrentVersionExpiration: Duration.days(1) }]
          : []),
      ],
      ...(takesUploads && { cors: [{ allowedOrigins: ['*'], allowedMethods: [HttpMethods.POST], maxAge: 3600 }] }),
      ...(logsTo && { serverAccessLogsBucket: logsTo, serverAccessLogsPrefix: `${name}/` }),
      removalPolicy: stage.keep,
    })
  }

  /**
   * Sends an event to EventBridge for each new object, which rules of other stacks select. The construct library would add a function
   * that configures the bucket; CloudFormation needs none.
   */
  announceObjects(): void {
    const { defaultChild } = this.node
    if (!(defaultChild instanceof CfnBucket)) throw new Error('A bucket without its resource.')
    defaultChild.notificationConfiguration = { eventBridgeConfiguration: { eventBridgeEnabled: true } }
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
