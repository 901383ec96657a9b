import { Stack } from 'aws-cdk-lib'
import { Effect, type IGrantable, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { BlockPublicAccess, Bucket, BucketEncryption, CfnBucket, ObjectOwnership } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import type { Stage } from '../stages.ts'

/** A bucket that nobody reads but who is let in: private, encrypted, over TLS only. */
export class PrivateBucket extends Bucket {
  constructor(scope: Construct, id: string, { stage }: { stage: Stage }) {
    super(scope, id, {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      removalPolicy: stage.keep,
    })
  }

  /** Announces every new object. The construct library's own way puts a function beside it; CloudFormation needs none. */
  announceObjects(): void {
    const { defaultChild } = this.node
    if (!(defaultChild instanceof CfnBucket)) throw new Error('A bucket without its resource.')
    defaultChild.notificationConfiguration = { eventBridgeConfiguration: { eventBridgeEnabled: true } }
  }

  /** Lets a function read objects, by key only: no listing. */
  allowRead(grantee: IGrantable): void {
    grantee.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({ actions: ['s3:GetObject'], resources: [this.arnForObjects('*')] }),
    )
  }

  /** Lets our distributions read what browsers may have. The distribution is in another stack, so its account stands for it. */
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
