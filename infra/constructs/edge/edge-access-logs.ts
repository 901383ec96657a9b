import { Stack } from 'aws-cdk-lib'
import type { CfnDistribution } from 'aws-cdk-lib/aws-cloudfront'
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import type { Stage } from '../../config/stages.ts'
import { bucketNameOf } from '../private-bucket.ts'

/** The logged fields: request and response, without client address and query. */
const fields = [
  'date',
  'time',
  'x-edge-location',
  'x-host-header',
  'cs-method',
  'cs-uri-stem',
  'sc-status',
  'sc-bytes',
  'time-taken',
  'time-to-first-byte',
  'x-edge-result-type',
  'x-edge-detailed-result-type',
  'x-edge-request-id',
  'cs-protocol-version',
]

/** Logs every request of the edge into the bucket of logs, under `edge/`. */
export function addEdgeAccessLogs(scope: Construct, stage: Stage, distribution: CfnDistribution): void {
  const { account, partition, region } = Stack.of(scope)
  const name = `forecourt-${stage.name}-edge`
  const source = new CfnDeliverySource(scope, 'LogSource', {
    name,
    logType: 'ACCESS_LOGS',
    resourceArn: `arn:${partition}:cloudfront::${account}:distribution/${distribution.ref}`,
  })
  const destination = new CfnDeliveryDestination(scope, 'LogDestination', {
    name,
    outputFormat: 'json',
    destinationResourceArn: `arn:${partition}:s3:::${bucketNameOf(scope, stage, 'logs')}`,
  })
  const delivery = new CfnDelivery(scope, 'LogDelivery', {
    deliverySourceName: name,
    deliveryDestinationArn: `arn:${partition}:logs:${region}:${account}:delivery-destination:${name}`,
    recordFields: fields,
    s3SuffixPath: '/edge/{yyyy}/{MM}/{dd}',
  })
  delivery.addResourceDependency(source)
  delivery.addResourceDependency(destination)
}
