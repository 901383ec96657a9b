import { edgeRules } from './edge-rules.ts'
import { forbiddenVariables } from './forbidden-variables.ts'
import { isolationRules } from './isolation-rules.ts'
import { rightsRules } from './rights-rules.ts'
import type { Rule } from './rule.ts'
import { shapeOf } from './template/table-of.ts'
import { at, type Resource, resourcesOf, type Template } from './template/template.ts'

/** A rule for each resource of a type: its name and its check. */
const each = (type: string, must: string, is: (resource: Resource, template: Template) => boolean): Rule => ({
  name: must,
  broken: (template) =>
    resourcesOf(template, type)
      .filter((resource) => !is(resource, template))
      .map(({ id }) => id),
})

const isTrue = (resource: Resource, path: string): boolean => at(resource, path) === true
/** Whether another resource of a type refers to this one in a certain way. */
const isNamedBy = (template: Template, type: string, id: string, says: (text: string) => boolean): boolean =>
  resourcesOf(template, type).some(({ Properties }) => {
    const text = JSON.stringify(Properties)
    return text.includes(`"${id}"`) && says(text)
  })
const refusesPlainText = (text: string): boolean =>
  text.includes('"aws:SecureTransport":"false"') && text.includes('"Deny"')

const imports = (value: unknown): boolean => JSON.stringify(value).includes('"Fn::ImportValue"')

/** `BucketName`, `DomainName`, …: making it again needs the same name. */
const hasOwnName = (properties: object): boolean => Object.keys(properties).some((name) => name.endsWith('Name'))

/** The metadata key with the reason why a function has no alarm. */
export const noAlarmBecause = 'forecourt:no-alarm-because'

/** Rules for whole templates of every deploy. A test violates each of them once. */
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
  each('AWS::DynamoDB::Table', 'items expire where the contracts say so, and nowhere else', (table) => {
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
    // And a failed first deploy: CloudFormation could not delete it, and its rollback would stop there.
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
  each('AWS::S3::Bucket', 'a bucket requires TLS', ({ id }, template) =>
    isNamedBy(template, 'AWS::S3::BucketPolicy', id, refusesPlainText),
  ),
  each('AWS::S3::Bucket', 'an incomplete upload expires', (bucket) =>
    JSON.stringify(bucket.Properties).includes('AbortIncompleteMultipartUpload'),
  ),
  each('AWS::SQS::Queue', 'a queue is encrypted', (queue) => isTrue(queue, 'SqsManagedSseEnabled')),
  each('AWS::SQS::Queue', 'a queue requires TLS', ({ id }, template) =>
    isNamedBy(template, 'AWS::SQS::QueuePolicy', id, refusesPlainText),
  ),
  each('AWS::SQS::Queue', 'failed messages go to a dead-letter queue with an alarm', (queue, template) => {
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
  each('AWS::Lambda::Function', 'a function has an alarm for failures, or a reason for none', (made, template) => {
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
  each('AWS::Lambda::EventSourceMapping', 'failed batches of a stream are kept', (mapping) => {
    const isStream = at(mapping, 'StartingPosition') !== undefined
    const neverGivesUp = at(mapping, 'MaximumRetryAttempts') === -1
    return !isStream || neverGivesUp || at(mapping, 'DestinationConfig.OnFailure.Destination') !== undefined
  }),
  each('AWS::Logs::LogGroup', 'a log has a retention', (log) => Number(at(log, 'RetentionInDays')) > 0),
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
    'a secret is generated by Secrets Manager',
    (secret) => at(secret, 'SecretString') === undefined,
  ),
  each('Custom::', 'a custom resource has a timeout', (custom) => Number(at(custom, 'ServiceTimeout')) > 0),
  each('AWS::OpenSearchService::Domain', 'the index is private, encrypted and authenticated', (domain) =>
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
  {
    name: 'stacks find each other by parameters and outputs, never by exports',
    broken: ({ Resources, Outputs }) => [
      ...Object.entries(Outputs).flatMap(([id, output]) =>
        output.Export !== undefined || imports(output) ? [id] : [],
      ),
      ...Object.entries(Resources).flatMap(([id, resource]) => (imports(resource) ? [id] : [])),
    ],
  },
  ...edgeRules,
  ...rightsRules,
  ...isolationRules,
]

/** The violations of a template, in words. */
export const ruleViolations = (template: Template): string[] =>
  rules.flatMap(({ name, broken }) => broken(template).map((what) => `${what} breaks a rule: ${name}.`))
