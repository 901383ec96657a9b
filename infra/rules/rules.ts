import { edgeRules } from './edge-rules.ts'
import { forbiddenVariables } from './forbidden-variables.ts'
import { isolationRules } from './isolation-rules.ts'
import { rightsRules } from './rights-rules.ts'
import type { Rule } from './rule.ts'
import { shapeOf } from './table-of.ts'
import { at, type Resource, resourcesOf, type Template } from './template.ts'

/** A rule about each resource of a type: what it must be, and whether one is. */
const each = (type: string, must: string, is: (resource: Resource, template: Template) => boolean): Rule => ({
  name: must,
  broken: (template) =>
    resourcesOf(template, type)
      .filter((resource) => !is(resource, template))
      .map(({ id }) => id),
})

const isTrue = (resource: Resource, path: string): boolean => at(resource, path) === true
/** Some other resource of a type that says something of this one. */
const isNamedBy = (template: Template, type: string, id: string, says: (text: string) => boolean): boolean =>
  resourcesOf(template, type).some(({ Properties }) => {
    const text = JSON.stringify(Properties)
    return text.includes(`"${id}"`) && says(text)
  })
const refusesPlainText = (text: string): boolean =>
  text.includes('"aws:SecureTransport":"false"') && text.includes('"Deny"')

/** `BucketName`, `DomainName`, …: making it again needs the same name. */
const hasOwnName = (properties: object): boolean => Object.keys(properties).some((name) => name.endsWith('Name'))

/** Under this name a function's resource says why its failures ring nothing. */
export const noAlarmBecause = 'forecourt:no-alarm-because'

/** What holds for whatever we deploy, over the whole template. A test breaks each of them once. */
export const rules: Rule[] = [
  each('AWS::DynamoDB::Table', 'a table can be restored to any second', (table) =>
    isTrue(table, 'PointInTimeRecoverySpecification.PointInTimeRecoveryEnabled'),
  ),
  each('AWS::DynamoDB::Table', 'a table is paid for by use', (table) => at(table, 'BillingMode') === 'PAY_PER_REQUEST'),
  each('AWS::DynamoDB::Table', 'a table is one of the contracts, with its keys', (table) => {
    const { partition, sort } = shapeOf(table) ?? {}
    const keys = [at(table, 'KeySchema') ?? []].flat().map((key) => Object(key).AttributeName)
    return partition !== undefined && keys.join() === [partition, ...(sort ? [sort] : [])].join()
  }),
  each('AWS::DynamoDB::Table', 'items end by themselves where the contracts say so, and nowhere else', (table) => {
    const isOn = isTrue(table, 'TimeToLiveSpecification.Enabled')
    return (
      isOn === (shapeOf(table)?.ttl ?? false) && (!isOn || at(table, 'TimeToLiveSpecification.AttributeName') === 'ttl')
    )
  }),
  each('AWS::DynamoDB::Table', 'a stream sends keys only', (table) => {
    const kind = at(table, 'StreamSpecification.StreamViewType')
    return kind === undefined || kind === 'KEYS_ONLY'
  }),
  each('AWS::DynamoDB::Table', 'a table that cannot be deleted outlives its stack', (table) =>
    // And a first deploy that failed: CloudFormation could not take it away, and its way back would stop there.
    isTrue(table, 'DeletionProtectionEnabled') ? table.DeletionPolicy === 'Retain' : true,
  ),
  {
    name: 'what has a name of ours does not outlive a first deploy that failed',
    broken: (template) =>
      Object.entries(template.Resources)
        .filter(([, { DeletionPolicy, Properties }]) => DeletionPolicy === 'Retain' && hasOwnName(Properties))
        .map(([id]) => id),
  },
  each('AWS::S3::Bucket', 'a bucket is encrypted', (bucket) => at(bucket, 'BucketEncryption') !== undefined),
  each('AWS::S3::Bucket', 'no bucket can become public', (bucket) =>
    ['BlockPublicAcls', 'BlockPublicPolicy', 'IgnorePublicAcls', 'RestrictPublicBuckets'].every((name) =>
      isTrue(bucket, `PublicAccessBlockConfiguration.${name}`),
    ),
  ),
  each('AWS::S3::Bucket', 'a bucket is spoken to over TLS only', ({ id }, template) =>
    isNamedBy(template, 'AWS::S3::BucketPolicy', id, refusesPlainText),
  ),
  each('AWS::S3::Bucket', 'half an upload does not stay for good', (bucket) =>
    JSON.stringify(bucket.Properties).includes('AbortIncompleteMultipartUpload'),
  ),
  each('AWS::SQS::Queue', 'a queue is encrypted', (queue) => isTrue(queue, 'SqsManagedSseEnabled')),
  each('AWS::SQS::Queue', 'a queue is spoken to over TLS only', ({ id }, template) =>
    isNamedBy(template, 'AWS::SQS::QueuePolicy', id, refusesPlainText),
  ),
  each('AWS::SQS::Queue', 'what a queue cannot deliver goes to one that rings', (queue, template) => {
    if (at(queue, 'RedrivePolicy') !== undefined) return true
    return isNamedBy(template, 'AWS::CloudWatch::Alarm', queue.id, (text) =>
      text.includes('ApproximateNumberOfMessagesVisible'),
    )
  }),
  each('AWS::Lambda::Function', 'a function runs Node 24 on arm64', (made) => {
    const isArm = JSON.stringify(at(made, 'Architectures')) === '["arm64"]'
    return at(made, 'Runtime') === 'nodejs24.x' && isArm
  }),
  each('AWS::Lambda::Function', 'a function writes JSON lines into a log of its own', (made) => {
    return at(made, 'LoggingConfig.LogFormat') === 'JSON' && at(made, 'LoggingConfig.LogGroup') !== undefined
  }),
  each('AWS::Lambda::Function', 'a function is traced', (made) => at(made, 'TracingConfig.Mode') === 'Active'),
  each('AWS::Lambda::Function', "a function's failures ring, or it says why not", (made, template) => {
    if (made.Metadata[noAlarmBecause]) return true
    const log = Object(at(made, 'LoggingConfig.LogGroup')).Ref
    return resourcesOf(template, 'AWS::Logs::MetricFilter').some(
      (filter) =>
        Object(at(filter, 'LogGroupName')).Ref === log &&
        resourcesOf(template, 'AWS::CloudWatch::Alarm').some((alarm) =>
          JSON.stringify(at(filter, 'MetricTransformations')).includes(`"MetricName":"${at(alarm, 'MetricName')}"`),
        ),
    )
  }),
  {
    name: "no secret and no address of this machine is in a function's environment",
    broken: (template) =>
      resourcesOf(template, 'AWS::Lambda::Function').flatMap((made) =>
        forbiddenVariables(Object(at(made, 'Environment.Variables'))).map((what) => `${made.id}: ${what}`),
      ),
  },
  each('AWS::Lambda::EventSourceMapping', 'a batch of messages may fail in part', (mapping) => {
    const isQueue =
      JSON.stringify(at(mapping, 'EventSourceArn')).includes('Arn"]') && at(mapping, 'StartingPosition') === undefined
    return !isQueue || JSON.stringify(at(mapping, 'FunctionResponseTypes') ?? '').includes('ReportBatchItemFailures')
  }),
  each('AWS::Lambda::EventSourceMapping', 'what a stream gives up is kept', (mapping) => {
    const isStream = at(mapping, 'StartingPosition') !== undefined
    const neverGivesUp = at(mapping, 'MaximumRetryAttempts') === -1
    return !isStream || neverGivesUp || at(mapping, 'DestinationConfig.OnFailure.Destination') !== undefined
  }),
  each('AWS::Logs::LogGroup', 'a log forgets', (log) => Number(at(log, 'RetentionInDays')) > 0),
  each('AWS::CloudWatch::Alarm', 'an alarm has a recipient', (alarm) => {
    const actions = at(alarm, 'AlarmActions')
    return Array.isArray(actions) && actions.length > 0
  }),
  each(
    'AWS::CloudWatch::Alarm',
    'an alarm says what it means',
    (alarm) => String(at(alarm, 'AlarmDescription') ?? '').length > 30,
  ),
  each(
    'AWS::SecretsManager::Secret',
    'a secret is made where it is kept',
    (secret) => at(secret, 'SecretString') === undefined,
  ),
  each('Custom::', 'a deploy does not wait for hours', (custom) => Number(at(custom, 'ServiceTimeout')) > 0),
  each('AWS::OpenSearchService::Domain', 'the index is private, encrypted, and asks who is there', (domain) =>
    [
      isTrue(domain, 'EncryptionAtRestOptions.Enabled'),
      isTrue(domain, 'NodeToNodeEncryptionOptions.Enabled'),
      isTrue(domain, 'DomainEndpointOptions.EnforceHTTPS'),
      isTrue(domain, 'AdvancedSecurityOptions.Enabled'),
      at(domain, 'VPCOptions.SubnetIds') !== undefined,
    ].every(Boolean),
  ),
  each(
    'AWS::OpenSearchService::Domain',
    'the index, which is rebuilt from the stock, is deleted with its stack',
    (domain) => domain.DeletionPolicy === 'Delete',
  ),
  ...edgeRules,
  ...rightsRules,
  ...isolationRules,
]

/** What of a template breaks which rule, in words. */
export const ruleViolations = (template: Template): string[] =>
  rules.flatMap(({ name, broken }) => broken(template).map((what) => `${what} breaks a rule: ${name}.`))
