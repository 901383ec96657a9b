import { describe, expect, test } from 'vitest'
import { brokenRules, rules } from './rules.ts'
import { type Template, templateSchema } from './template.ts'

type Properties = Record<string, unknown>
type Resources = Record<string, { Type: string; DeletionPolicy?: string; Properties: Properties }>

const overTls = (of: string) => ({
  [of]: { Ref: 'it' },
  PolicyDocument: {
    Statement: [
      { Effect: 'Deny', Action: 's3:*', Resource: '*', Condition: { Bool: { 'aws:SecureTransport': 'false' } } },
    ],
  },
})
const policy = (statement: object): Properties => ({
  PolicyDocument: { Statement: [{ Effect: 'Allow', ...statement }] },
})

const filesOf = (remote: string) => ({
  Action: ['s3:PutObject'],
  Resource: { 'Fn::Join': ['', ['arn:aws:s3:::assets-', { Ref: 'AWS::AccountId' }, `/remotes/${remote}/*`]] },
})
const releasesOf = (remote: string) => ({
  Action: ['dynamodb:PutItem'],
  Resource: { Ref: 'releases' },
  Condition: { 'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': [remote] } },
})

/** Keeps every rule. */
const good = (): Resources => ({
  table: {
    Type: 'AWS::DynamoDB::Table',
    DeletionPolicy: 'Retain',
    Properties: {
      BillingMode: 'PAY_PER_REQUEST',
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      TimeToLiveSpecification: { Enabled: true },
      StreamSpecification: { StreamViewType: 'KEYS_ONLY' },
      DeletionProtectionEnabled: true,
    },
  },
  bucket: {
    Type: 'AWS::S3::Bucket',
    Properties: {
      BucketEncryption: {},
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
      LifecycleConfiguration: { Rules: [{ AbortIncompleteMultipartUpload: {} }] },
    },
  },
  bucketPolicy: { Type: 'AWS::S3::BucketPolicy', Properties: { ...overTls('Bucket'), Bucket: { Ref: 'bucket' } } },
  queue: {
    Type: 'AWS::SQS::Queue',
    Properties: { SqsManagedSseEnabled: true, RedrivePolicy: { deadLetterTargetArn: 'letters' } },
  },
  letters: { Type: 'AWS::SQS::Queue', Properties: { SqsManagedSseEnabled: true } },
  queuePolicy: {
    Type: 'AWS::SQS::QueuePolicy',
    Properties: { ...overTls('Queues'), Queues: [{ Ref: 'queue' }, { Ref: 'letters' }] },
  },
  lettersAlarm: {
    Type: 'AWS::CloudWatch::Alarm',
    Properties: {
      AlarmActions: ['bell'],
      AlarmDescription: 'Something could not be delivered, and lies in the queue.',
      MetricName: 'ApproximateNumberOfMessagesVisible',
      Dimensions: [{ Name: 'QueueName', Value: { 'Fn::GetAtt': ['letters', 'QueueName'] } }],
    },
  },
  made: {
    Type: 'AWS::Lambda::Function',
    Properties: {
      Description: 'Answers',
      Architectures: ['arm64'],
      Runtime: 'nodejs24.x',
      LoggingConfig: { LogFormat: 'JSON', LogGroup: { Ref: 'log' } },
      TracingConfig: { Mode: 'Active' },
      Role: { 'Fn::GetAtt': ['role', 'Arn'] },
      Environment: {
        Variables: {
          ORIGIN_SECRET_ARN: { Ref: 'secret' },
          TENANT_ROLE_ARN: { 'Fn::GetAtt': ['tenantRole', 'Arn'] },
          STOCK_TABLE_ARN: { 'Fn::GetAtt': ['stock', 'Arn'] },
        },
      },
    },
  },
  log: { Type: 'AWS::Logs::LogGroup', Properties: { RetentionInDays: 7 } },
  filter: {
    Type: 'AWS::Logs::MetricFilter',
    Properties: { LogGroupName: { Ref: 'log' }, MetricTransformations: [{ MetricName: 'made-failures' }] },
  },
  alarm: {
    Type: 'AWS::CloudWatch::Alarm',
    Properties: {
      AlarmActions: ['bell'],
      AlarmDescription: 'It fails. What that costs: shoppers see nothing.',
      MetricName: 'made-failures',
    },
  },
  mapping: {
    Type: 'AWS::Lambda::EventSourceMapping',
    Properties: {
      EventSourceArn: { 'Fn::GetAtt': ['queue', 'Arn'] },
      FunctionResponseTypes: ['ReportBatchItemFailures'],
    },
  },
  secret: { Type: 'AWS::SecretsManager::Secret', Properties: { GenerateSecretString: {} } },
  custom: { Type: 'Custom::TenantConfig', Properties: { ServiceTimeout: 120 } },
  domain: {
    Type: 'AWS::OpenSearchService::Domain',
    Properties: {
      EncryptionAtRestOptions: { Enabled: true },
      NodeToNodeEncryptionOptions: { Enabled: true },
      DomainEndpointOptions: { EnforceHTTPS: true },
      AdvancedSecurityOptions: { Enabled: true },
      VPCOptions: { SubnetIds: ['a'] },
    },
  },
  role: {
    Type: 'AWS::IAM::Role',
    Properties: { AssumeRolePolicyDocument: { Statement: [{ Principal: { Service: 'lambda.amazonaws.com' } }] } },
  },
  rights: {
    Type: 'AWS::IAM::Policy',
    Properties: {
      Roles: [{ Ref: 'role' }],
      ...policy({ Action: ['dynamodb:GetItem'], Resource: { 'Fn::GetAtt': ['table', 'Arn'] } }),
    },
  },
  squad: {
    Type: 'AWS::IAM::Role',
    Properties: {
      RoleName: 'forecourt-dev-squad-search',
      AssumeRolePolicyDocument: { Statement: [{ Principal: { AWS: 'arn:aws:iam::1:root' } }] },
    },
  },
  squadsFiles: {
    Type: 'AWS::IAM::Policy',
    Properties: { Roles: [{ Ref: 'squad' }], ...policy(filesOf('search')) },
  },
  squadsReleases: {
    Type: 'AWS::IAM::Policy',
    Properties: { Roles: [{ Ref: 'squad' }], ...policy(releasesOf('search')) },
  },
})

const template = (resources: Resources): Template => templateSchema.parse({ Resources: resources })

/** Sets a property by its path in one of the good resources, or takes it away. */
function changed(id: string, path: string, value?: unknown): Template {
  const resources = good()
  const names = path.split('.')
  const last = names.pop() ?? ''
  const holder = names.reduce<Properties>((at, name) => at[name] as Properties, resources[id]?.Properties ?? {})
  if (value === undefined) delete holder[last]
  else holder[last] = value
  return template(resources)
}

function without(id: string): Template {
  const resources = good()
  delete resources[id]
  return template(resources)
}

function deletedWithStack(): Template {
  const resources = good()
  const { table } = resources
  if (table) table.DeletionPolicy = 'Delete'
  return template(resources)
}

test.each([
  ["another remote's files", 'squadsFiles', filesOf('vehicle')],
  ['every file', 'squadsFiles', { ...filesOf('search'), Resource: 'arn:aws:s3:::assets-1/*' }],
  ["another remote's releases", 'squadsReleases', releasesOf('vehicle')],
  ['every release', 'squadsReleases', { ...releasesOf('search'), Condition: {} }],
  ['a queue', 'squadsReleases', { Action: ['sqs:SendMessage'], Resource: 'arn' }],
])('[MF-2] a squad that reaches %s breaks a rule', (_what, id, statement) => {
  expect(brokenRules(changed(id, 'PolicyDocument', policy(statement).PolicyDocument))).toEqual([
    expect.stringContaining('breaks a rule: a squad reaches its own remote and nothing else.'),
  ])
})

const right = (statement: object): Template => changed('rights', 'PolicyDocument', policy(statement).PolicyDocument)

/** Every rule, and what breaks it and no other. */
const breaks: Record<string, Template> = {
  'a table can be restored to any second': changed('table', 'PointInTimeRecoverySpecification'),
  'a table is paid for by use': changed('table', 'BillingMode', 'PROVISIONED'),
  'items can end by themselves': changed('table', 'TimeToLiveSpecification'),
  'a stream tells keys only': changed('table', 'StreamSpecification.StreamViewType', 'NEW_IMAGE'),
  'a table that cannot be deleted outlives its stack': deletedWithStack(),
  'a bucket is encrypted': changed('bucket', 'BucketEncryption'),
  'nobody can open a bucket to the public': changed(
    'bucket',
    'PublicAccessBlockConfiguration.BlockPublicPolicy',
    false,
  ),
  'a bucket is spoken to over TLS only': without('bucketPolicy'),
  'half an upload does not stay for good': changed('bucket', 'LifecycleConfiguration'),
  'a queue is encrypted': changed('letters', 'SqsManagedSseEnabled'),
  'a queue is spoken to over TLS only': changed('queuePolicy', 'Queues', [{ Ref: 'letters' }]),
  'what a queue cannot deliver goes to one that rings': changed('queue', 'RedrivePolicy'),
  'a function runs Node 24 on arm64': changed('made', 'Runtime', 'nodejs22.x'),
  'a function writes JSON lines into a log of its own': changed('made', 'LoggingConfig.LogFormat', 'Text'),
  'a function is traced': changed('made', 'TracingConfig'),
  "a function's failures ring, or it says why not": changed('alarm', 'MetricName', 'others-failures'),
  "no secret and no address of this machine is in a function's environment": changed('made', 'Environment.Variables', {
    ORIGIN_SECRET: '{{resolve:secretsmanager:origin:SecretString:::}}',
  }),
  'a batch of messages may fail in part': changed('mapping', 'FunctionResponseTypes'),
  'a log forgets': changed('log', 'RetentionInDays'),
  'an alarm reaches somebody': changed('alarm', 'AlarmActions'),
  'an alarm says what it means': changed('alarm', 'AlarmDescription'),
  'a secret is made where it is kept': changed('secret', 'SecretString', 'guess'),
  'a deploy does not wait for hours': changed('custom', 'ServiceTimeout'),
  'the index is private, encrypted, and asks who is there': changed('domain', 'VPCOptions'),
  'no right has a star for an action': right({ Action: 'dynamodb:*', Resource: 'arn' }),
  'no right on data is on everything': right({ Action: 's3:GetObject', Resource: '*' }),
  'nobody reads a whole table': right({ Action: ['dynamodb:Scan'], Resource: 'arn' }),
  'no role has rights that AWS hands out': changed('role', 'ManagedPolicyArns', ['arn:aws:iam::aws:policy/Admin']),
  'a squad reaches its own remote and nothing else': changed(
    'squadsFiles',
    'PolicyDocument',
    policy(filesOf('search-not')).PolicyDocument,
  ),
  'who serves the requests of sites reads stock as the tenant only': right({
    Action: ['dynamodb:GetItem'],
    Resource: { 'Fn::GetAtt': ['stock', 'Arn'] },
  }),
  'no role may be taken by everybody': changed('role', 'AssumeRolePolicyDocument', { Statement: [{ Principal: '*' }] }),
}

test('what keeps every rule is deployed', () => {
  expect(brokenRules(template(good()))).toEqual([])
})

describe('what breaks a rule is told, and that rule alone', () => {
  test.each(rules.map(({ name }) => name))('%s', (name) => {
    const broken = breaks[name]
    expect(broken, 'a rule that nothing breaks is not proven').toBeDefined()
    const said = brokenRules(broken ?? template({}))
    expect(said.length).toBeGreaterThan(0)
    for (const line of said) expect(line).toContain(`breaks a rule: ${name}.`)
  })
})
