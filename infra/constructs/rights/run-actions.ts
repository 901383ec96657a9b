/** Actions that the roles of functions get from their events and their network: a team's boundary allows the same. */

/** Lambda's, to attach a function to the index's network. AWS supports them only for all resources. */
export const networkActions = [
  'ec2:CreateNetworkInterface',
  'ec2:DescribeNetworkInterfaces',
  'ec2:DescribeSubnets',
  'ec2:DeleteNetworkInterface',
  'ec2:AssignPrivateIpAddresses',
  'ec2:UnassignPrivateIpAddresses',
] as const

/** The rights that the CDK grants to who sends to a queue or is run by it. */
export const queueActions = [
  'sqs:SendMessage',
  'sqs:ReceiveMessage',
  'sqs:DeleteMessage',
  'sqs:ChangeMessageVisibility',
  'sqs:GetQueueAttributes',
  'sqs:GetQueueUrl',
] as const

/** The rights that the CDK grants to who is run by a table's stream. */
export const streamActions = ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'] as const

/** AWS knows these for everything only: they list streams and write traces. */
export const onEverything = ['dynamodb:ListStreams', 'xray:PutTraceSegments', 'xray:PutTelemetryRecords'] as const
