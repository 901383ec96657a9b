import type { BucketName } from '@forecourt/contracts/functions/owners'
import { Stack } from 'aws-cdk-lib'
import { type Conditions, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import type { Stage } from '../../config/stages.ts'
import { bucketNameOf } from '../private-bucket.ts'

/** Rights on one of the stage's buckets, whose names are the same for every stack. */
export function bucketRights(scope: Construct, stage: Stage, name: BucketName) {
  const arn = `arn:${Stack.of(scope).partition}:s3:::${bucketNameOf(scope, stage, name)}`
  const right = (action: string, resource: string, conditions: Conditions = {}) =>
    new PolicyStatement({ actions: [action], resources: [resource], conditions })
  return {
    /** Reads objects under a prefix, by key only: no listing. */
    read: (under: string) => right('s3:GetObject', `${arn}/${under}*`),
    /** Learns that an object is missing: without the right to list, S3 answers 403 for it. */
    list: (conditions?: Conditions) => right('s3:ListBucket', arn, conditions),
    /** Adds objects under a prefix only. */
    add: (under: string) => right('s3:PutObject', `${arn}/${under}*`),
    remove: (under: string) => right('s3:DeleteObject', `${arn}/${under}*`),
  }
}
