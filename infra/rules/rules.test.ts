import { describe, expect, test } from 'vitest'
import { uncachedErrors } from './edge-rules.ts'
import { noAlarmBecause, rules, ruleViolations } from './rules.ts'
import { tableMetadata } from './template/table-of.ts'
import { type Template, templateSchema } from './template/template.ts'
import { ownItemsOnly, snapshotsOnly, tenantTagOnly } from './tenant-conditions.ts'

type Properties = Record<string, unknown>
type Resources = Record<
  string,
  { Type: string; DeletionPolicy?: string; Metadata?: Properties; Properties: Properties }
>

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
const arnOf = (id: string) => ({ 'Fn::GetAtt': [id, 'Arn'] })
const takenBy = (Principal: unknown) => ({ Statement: [{ Effect: 'Allow', Principal }] })
const roleOf = (Principal: unknown, more: Properties = {}) => ({
  Type: 'AWS::IAM::Role',
  Properties: { ...more, AssumeRolePolicyDocument: takenBy(Principal) },
})
const lambda = { Service: 'lambda.amazonaws.com' }
const cloudFormation = { Service: 'cloudformation.amazonaws.com' }
const rightsOf = (role: string, statement: object) => ({
  Type: 'AWS::IAM::Policy',
  Properties: { Roles: [{ Ref: role }], ...policy(statement) },
})
/** As every function of ours is. */
const runsAs = (role: string): Properties => ({
  Architectures: ['arm64'],
  Runtime: 'nodejs24.x',
  LoggingConfig: { LogFormat: 'JSON', LogGroup: { Ref: 'log' } },
  TracingConfig: { Mode: 'Active' },
  Role: arnOf(role),
})
const thisAccount = {
  AWS: { 'Fn::Join': ['', ['arn:', { Ref: 'AWS::Partition' }, ':iam::', { Ref: 'AWS::AccountId' }, ':root']] },
}
const alarmPublishing = {
  Effect: 'Allow',
  Principal: { Service: 'cloudwatch.amazonaws.com' },
  Action: 'sns:Publish',
  Resource: { Ref: 'alarmTopic' },
  Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
}

const filesOf = (remote: string) => ({
  Action: ['s3:PutObject'],
  Resource: { 'Fn::Join': ['', ['arn:aws:s3:::assets-', { Ref: 'AWS::AccountId' }, `/remotes/${remote}/*`]] },
})
const releasesOf = (remote: string) => ({
  Action: ['dynamodb:PutItem'],
  Resource: arnOf('releases'),
  Condition: { 'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': [remote] } },
})

const table = (name: string, ...keys: string[]) => ({
  Type: 'AWS::DynamoDB::Table',
  DeletionPolicy: 'Retain',
  Metadata: { [tableMetadata]: name },
  Properties: {
    KeySchema: keys.map((AttributeName, index) => ({ AttributeName, KeyType: index === 0 ? 'HASH' : 'RANGE' })),
    BillingMode: 'PAY_PER_REQUEST',
    PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    StreamSpecification: { StreamViewType: 'KEYS_ONLY' },
    DeletionProtectionEnabled: true,
  },
})

const sessions = table('sessions', 'tenant', 'session')

/** The rights of a session on a table of tenants. */
const ownItems = {
  Action: ['dynamodb:GetItem'],
  Resource: arnOf('leads'),
  Condition: ownItemsOnly,
}
const taken = {
  Effect: 'Allow',
  Action: ['sts:AssumeRole', 'sts:TagSession'],
  Principal: { AWS: arnOf('role') },
  Condition: tenantTagOnly,
}

/** Keeps every rule. */
const good = (): Resources => ({
  table: table('config', 'tenant'),
  releases: table('releases', 'name', 'version'),
  leads: table('leads', 'tenant', 'lead_id'),
  sessions: {
    ...sessions,
    Properties: { ...sessions.Properties, TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true } },
  },
  tenantTables: {
    Type: 'AWS::IAM::Role',
    Properties: { AssumeRolePolicyDocument: { Statement: [taken] } },
  },
  tenantRights: rightsOf('tenantTables', ownItems),
  edge: {
    Type: 'AWS::CloudFront::Distribution',
    Properties: {
      DistributionConfig: {
        CustomErrorResponses: uncachedErrors.map((ErrorCode) => ({ ErrorCode, ErrorCachingMinTTL: 0 })),
      },
    },
  },
  cachePolicy: {
    Type: 'AWS::CloudFront::CachePolicy',
    Properties: {
      CachePolicyConfig: {
        ParametersInCacheKeyAndForwardedToOrigin: {
          CookiesConfig: { CookieBehavior: 'none' },
          HeadersConfig: { Headers: ['x-tenant', 'x-private'] },
        },
      },
    },
  },
  job: {
    Type: 'AWS::Lambda::Function',
    Metadata: { [noAlarmBecause]: 'its queue rings' },
    Properties: runsAs('jobRole'),
  },
  jobRole: roleOf(lambda),
  jobRights: rightsOf('jobRole', {
    Action: ['dynamodb:Query'],
    Resource: ['', '/index/*'].map((end) => ({ 'Fn::Join': ['', [arnOf('leads'), end]] })),
  }),
  streamMapping: {
    Type: 'AWS::Lambda::EventSourceMapping',
    Properties: {
      EventSourceArn: { 'Fn::GetAtt': ['leads', 'StreamArn'] },
      StartingPosition: 'TRIM_HORIZON',
      DestinationConfig: { OnFailure: { Destination: 'letters' } },
      FunctionResponseTypes: ['ReportBatchItemFailures'],
    },
  },
  bucket: {
    Type: 'AWS::S3::Bucket',
    DeletionPolicy: 'RetainExceptOnCreate',
    Properties: {
      BucketName: 'ours',
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
      AlarmActions: ['alarmTopic'],
      AlarmDescription: 'Something could not be delivered, and lies in the queue.',
      MetricName: 'ApproximateNumberOfMessagesVisible',
      Dimensions: [{ Name: 'QueueName', Value: { 'Fn::GetAtt': ['letters', 'QueueName'] } }],
    },
  },
  made: {
    Type: 'AWS::Lambda::Function',
    Properties: {
      ...runsAs('role'),
      Description: 'Answers',
      Environment: {
        Variables: {
          ORIGIN_SECRET_ARN: { Ref: 'secret' },
          TENANT_ROLE_ARN: arnOf('tenantRole'),
          STOCK_TABLE_ARN: arnOf('stock'),
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
      AlarmActions: ['alarmTopic'],
      AlarmDescription: 'It fails. What that costs: shoppers see nothing.',
      MetricName: 'made-failures',
    },
  },
  mapping: {
    Type: 'AWS::Lambda::EventSourceMapping',
    Properties: {
      EventSourceArn: arnOf('queue'),
      FunctionResponseTypes: ['ReportBatchItemFailures'],
    },
  },
  secret: { Type: 'AWS::SecretsManager::Secret', Properties: { GenerateSecretString: {} } },
  custom: { Type: 'Custom::TenantConfig', Properties: { ServiceTimeout: 120 } },
  domain: {
    Type: 'AWS::OpenSearchService::Domain',
    DeletionPolicy: 'Delete',
    Properties: {
      DomainName: 'ours',
      EncryptionAtRestOptions: { Enabled: true },
      NodeToNodeEncryptionOptions: { Enabled: true },
      DomainEndpointOptions: { EnforceHTTPS: true },
      AdvancedSecurityOptions: { Enabled: true },
      VPCOptions: { SubnetIds: ['a'] },
    },
  },
  alarmTopicPolicy: {
    Type: 'AWS::SNS::TopicPolicy',
    Properties: { Topics: [{ Ref: 'alarmTopic' }], PolicyDocument: { Statement: [alarmPublishing] } },
  },
  role: roleOf(lambda),
  rights: rightsOf('role', { Action: ['dynamodb:GetItem'], Resource: arnOf('table') }),
  squad: roleOf(thisAccount, { RoleName: 'forecourt-dev-squad-search' }),
  squadsFiles: rightsOf('squad', filesOf('search')),
  squadsStack: roleOf(cloudFormation, { RoleName: 'forecourt-dev-stack-search' }),
  squadsDeploy: {
    Type: 'AWS::IAM::Policy',
    Properties: {
      Roles: [{ Ref: 'squad' }],
      PolicyDocument: {
        Statement: [
          { Effect: 'Allow', Action: 'lambda:InvokeFunction', Resource: { Ref: 'publishes' } },
          {
            Effect: 'Allow',
            Action: 'iam:PassRole',
            Resource: arnOf('squadsStack'),
            Condition: { StringEquals: { 'iam:PassedToService': 'cloudformation.amazonaws.com' } },
          },
        ],
      },
    },
  },
  squadsReleases: rightsOf('squad', releasesOf('search')),
})

const Parameters = { publishes: { Default: '/forecourt/dev/remote-release-function' } }
const template = (resources: Resources): Template => templateSchema.parse({ Resources: resources, Parameters })

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

function kept(id: string, DeletionPolicy: string): Template {
  const { [id]: changed, ...others } = good()
  return templateSchema.parse({ Resources: { ...others, [id]: { ...changed, DeletionPolicy } }, Parameters })
}

/** A policy of the good resources that allows something else. */
const allows = (id: string, statement: object): Template =>
  changed(id, 'PolicyDocument', policy(statement).PolicyDocument)
const right = (statement: object): Template => allows('rights', statement)
const on = (Resource: unknown): Template => right({ Action: 's3:GetObject', Resource })
const wide = { Effect: 'Allow', Action: 's3:GetObject', Resource: '*' }

const squadMay = (statement: object): Template => allows('squadsFiles', statement)

/** A role of tenants' requests that may list the bucket of the saved stock. */
const listsAssets = (Condition: object): Template =>
  template({
    tenantRole: { Type: 'AWS::IAM::Role', Properties: { AssumeRolePolicyDocument: { Statement: [taken] } } },
    tenantFiles: {
      Type: 'AWS::IAM::Policy',
      Properties: {
        Roles: [{ Ref: 'tenantRole' }],
        PolicyDocument: {
          Statement: [
            { Effect: 'Allow', Action: 's3:GetObject', Resource: 'arn:aws:s3:::assets/stock/*' },
            { Effect: 'Allow', Action: 's3:ListBucket', Resource: 'arn:aws:s3:::assets', Condition },
          ],
        },
      },
    },
  })

const functionsMay = (statement: object): Template =>
  template({
    functions: roleOf(cloudFormation, { RoleName: 'forecourt-dev-functions-finance' }),
    rights: rightsOf('functions', statement),
  })
const financeRoles = 'arn:aws:iam::1:role/forecourt/dev/finance/*'
const boundary = (team: string) => ({
  StringEquals: { 'iam:PermissionsBoundary': `arn:aws:iam::1:policy/forecourt-dev-boundary-${team}` },
})
const passedTo = (service: string) => ({ StringEquals: { 'iam:PassedToService': `${service}.amazonaws.com` } })
const createsRole = { Action: 'iam:CreateRole', Resource: financeRoles, Condition: boundary('finance') }
const passesRole = { Action: 'iam:PassRole', Resource: financeRoles, Condition: passedTo('lambda') }

/** What CloudFormation may not do for the stack of a team's functions. */
const functionsRole = {
  'a role without a boundary': functionsMay({ ...createsRole, Condition: undefined }),
  "a role under another team's boundary": functionsMay({ ...createsRole, Condition: boundary('forms') }),
  'a right of a role that has no boundary': functionsMay({
    ...createsRole,
    Action: 'iam:PutRolePolicy',
    Condition: {},
  }),
  'the end of a boundary': functionsMay({ ...createsRole, Action: 'iam:DeleteRolePermissionsBoundary' }),
  "another team's role": functionsMay({ ...createsRole, Resource: 'arn:aws:iam::1:role/forecourt/dev/forms/*' }),
  'a role for any service': functionsMay({ ...passesRole, Condition: undefined }),
  'a role for CloudFormation': functionsMay({ ...passesRole, Condition: passedTo('cloudformation') }),
  "another team's function": functionsMay({
    Action: 'lambda:UpdateFunctionCode',
    Resource: 'arn:aws:lambda:ap-southeast-2:1:function:forecourt-dev-forms-*',
  }),
  "another team's alarm": functionsMay({
    Action: 'cloudwatch:DeleteAlarms',
    Resource: 'arn:aws:cloudwatch:ap-southeast-2:1:alarm:forecourt-dev-forms-*',
  }),
  'a table': functionsMay({ Action: 'dynamodb:GetItem', Resource: 'arn:aws:dynamodb:ap-southeast-2:1:table/leads' }),
  'the boundary itself': functionsMay({
    Action: 'iam:CreatePolicyVersion',
    Resource: 'arn:aws:iam::1:policy/forecourt-dev-boundary-finance',
  }),
}

/** Every rule, and what breaks it and no other: in one way, or in several. */
const breaks: Record<string, Template | Record<string, Template>> = {
  'a table can be restored to any second': changed('table', 'PointInTimeRecoverySpecification'),
  'a table is paid for by use': changed('table', 'BillingMode', 'PROVISIONED'),
  'a table is one of the contracts, with its keys': {
    'with another sort key': changed('releases', 'KeySchema.1.AttributeName', 'date'),
    'without its sort key': changed('releases', 'KeySchema', [{ AttributeName: 'name', KeyType: 'HASH' }]),
    'with a sort key more': changed('table', 'KeySchema.1', { AttributeName: 'date', KeyType: 'RANGE' }),
  },
  'items expire where the contracts say so, and nowhere else': {
    'they stay': changed('sessions', 'TimeToLiveSpecification'),
    'by another attribute': changed('sessions', 'TimeToLiveSpecification.AttributeName', 'until'),
    'of a table that keeps all': changed('table', 'TimeToLiveSpecification', { AttributeName: 'ttl', Enabled: true }),
  },
  'a stream sends keys only': changed('table', 'StreamSpecification.StreamViewType', 'NEW_IMAGE'),
  'a table that cannot be deleted outlives its stack': {
    'it goes with it': kept('table', 'Delete'),
    'it goes with a first deploy that failed': kept('table', 'RetainExceptOnCreate'),
  },
  'what has a name of ours does not outlive a first deploy that failed': kept('bucket', 'Retain'),
  'the index, which is rebuilt from the stock, is deleted with its stack': kept('domain', 'RetainExceptOnCreate'),
  'a bucket is encrypted': changed('bucket', 'BucketEncryption'),
  'no bucket can become public': changed('bucket', 'PublicAccessBlockConfiguration.BlockPublicPolicy', false),
  'a bucket requires TLS': without('bucketPolicy'),
  'an incomplete upload expires': changed('bucket', 'LifecycleConfiguration'),
  'a queue is encrypted': changed('letters', 'SqsManagedSseEnabled'),
  'a queue requires TLS': changed('queuePolicy', 'Queues', [{ Ref: 'letters' }]),
  'failed messages go to a dead-letter queue with an alarm': changed('queue', 'RedrivePolicy'),
  'a function runs Node 24 on arm64': changed('made', 'Runtime', 'nodejs22.x'),
  'a function writes JSON lines into a log of its own': changed('made', 'LoggingConfig.LogFormat', 'Text'),
  'a function is traced': changed('made', 'TracingConfig'),
  'a function has an alarm for failures, or a reason for none': changed('alarm', 'MetricName', 'others-failures'),
  "no secret and no address of this machine is in a function's environment": changed('made', 'Environment.Variables', {
    ORIGIN_SECRET: '{{resolve:secretsmanager:origin:SecretString:::}}',
  }),
  'a batch of messages may fail in part': changed('mapping', 'FunctionResponseTypes'),
  'failed batches of a stream are kept': {
    'it is gone': changed('streamMapping', 'DestinationConfig'),
    'after some retries': template({
      ...good(),
      streamMapping: {
        Type: 'AWS::Lambda::EventSourceMapping',
        Properties: { EventSourceArn: 'arn', StartingPosition: 'LATEST', MaximumRetryAttempts: 5 },
      },
    }),
  },
  'the edge keeps no error longer than it says itself': {
    'none is said': changed('edge', 'DistributionConfig.CustomErrorResponses'),
    'one is left out': changed('edge', 'DistributionConfig.CustomErrorResponses.3', { ErrorCode: 400 }),
    'one is kept for a second': changed('edge', 'DistributionConfig.CustomErrorResponses.3.ErrorCachingMinTTL', 1),
  },
  'no cookie is part of what is shared': changed(
    'cachePolicy',
    'CachePolicyConfig.ParametersInCacheKeyAndForwardedToOrigin.CookiesConfig.CookieBehavior',
    'all',
  ),
  'what the edge passes with a session is kept for nobody': changed(
    'cachePolicy',
    'CachePolicyConfig.ParametersInCacheKeyAndForwardedToOrigin.HeadersConfig.Headers',
    ['x-tenant'],
  ),
  'a log has a retention': changed('log', 'RetentionInDays'),
  'an alarm has a recipient': changed('alarm', 'AlarmActions'),
  'an alarm says what it means': changed('alarm', 'AlarmDescription'),
  'a secret is generated by Secrets Manager': changed('secret', 'SecretString', 'guess'),
  'a custom resource has a timeout': changed('custom', 'ServiceTimeout'),
  'the index is private, encrypted and authenticated': changed('domain', 'VPCOptions'),
  'a right names its resources, never exclusions': {
    'all actions but some': right({ NotAction: 'iam:*', Resource: 'arn' }),
    'all things but some': right({ Action: 's3:GetObject', NotResource: 'arn' }),
    'all of us but some': right({ Action: 's3:GetObject', Resource: 'arn', NotPrincipal: { AWS: 'another-account' } }),
  },
  'no right has a wildcard action': {
    'all of a service': right({ Action: 'dynamodb:*', Resource: 'arn' }),
    'some letters of one': right({ Action: 's3:GetObjec?', Resource: 'arn' }),
  },
  'no right on data covers all resources': {
    everything: on('*'),
    'every bucket': on('arn:aws:s3:::*'),
    'every bucket that begins so': on({ 'Fn::Join': ['', ['arn:', { Ref: 'AWS::Partition' }, ':s3:::forecourt-*/a']] }),
    'every table': right({ Action: 'dynamodb:GetItem', Resource: 'arn:aws:dynamodb:ap-southeast-2:1:table/*' }),
    'every kind of thing': right({ Action: 'dynamodb:GetItem', Resource: 'arn:aws:dynamodb:ap-southeast-2:1:*' }),
    "every account's": right({ Action: 'sqs:SendMessage', Resource: 'arn:aws:sqs:ap-southeast-2:*:queue' }),
    'one thing and everything': on(['arn:aws:s3:::bucket/a/*', '*']),
    'an unexpected service': right({ Action: 'kinesis:GetRecords', Resource: '*' }),
    'an only statement': changed('rights', 'PolicyDocument', { Statement: wide }),
    "a role's own policy": changed('role', 'Policies', [{ PolicyDocument: { Statement: [wide] } }]),
    'a policy that is a text': changed('rights', 'PolicyDocument', JSON.stringify({ Statement: [wide] })),
    "an index's own policy": changed('domain', 'AccessPolicies', { Statement: wide }),
  },
  'an AWS service acts only for our account': {
    'for any account': changed('alarmTopicPolicy', 'PolicyDocument', {
      Statement: [{ ...alarmPublishing, Condition: {} }],
    }),
    'one of several': changed('alarmTopicPolicy', 'PolicyDocument', {
      Statement: [
        alarmPublishing,
        { ...alarmPublishing, Principal: { Service: ['budgets.amazonaws.com'] }, Condition: undefined },
      ],
    }),
  },
  'no role reads a whole table': {
    'by a scan': right({ Action: ['dynamodb:Scan'], Resource: 'arn' }),
    'whatever its letters': right({ Action: 'dynamodb:scan', Resource: 'arn' }),
    'by another language': right({ Action: 'dynamodb:PartiQLSelect', Resource: 'arn' }),
  },
  "a squad's stack makes its release, and no rights or anything else": template({
    release: { Type: 'Custom::Release', Properties: { ServiceTimeout: 120 } },
    more: { Type: 'AWS::IAM::Policy', Properties: policy({ Action: ['iam:PassRole'], Resource: 'arn' }) },
  }),
  'no role has rights that AWS hands out': changed('role', 'ManagedPolicyArns', ['arn:aws:iam::aws:policy/Admin']),
  'a squad reaches its own remote and functions, and nothing else': {
    'a stack role for any service': allows('squadsDeploy', { Action: 'iam:PassRole', Resource: arnOf('squadsStack') }),
    ...functionsRole,
    "another remote's files": squadMay(filesOf('vehicle')),
    'a remote whose name begins as its own': squadMay(filesOf('search-not')),
    'a remote whose name ends as its own': squadMay(filesOf('my-search')),
    'every file': squadMay({ ...filesOf('search'), Resource: 'arn:aws:s3:::assets-1/*' }),
    "its own remote's files and another's": squadMay({
      Action: 's3:PutObject',
      Resource: ['arn:aws:s3:::assets/remotes/search/*', 'arn:aws:s3:::assets/remotes/vehicle/*'],
    }),
    "another remote's releases": squadMay(releasesOf('vehicle')),
    "its own remote's releases and another's": squadMay({
      ...releasesOf('search'),
      Condition: { 'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': ['search', 'vehicle'] } },
    }),
    "every release but its own remote's": squadMay({
      ...releasesOf('search'),
      Condition: { StringNotEquals: { 'dynamodb:LeadingKeys': ['search'] } },
    }),
    "dealers' configuration, by its own name": squadMay({
      ...releasesOf('search'),
      Resource: arnOf('table'),
    }),
    'the role that may do everything': squadMay({
      Action: 'iam:PassRole',
      Resource: 'arn:aws:iam::1:role/cdk-hnb659fds-cfn-exec-role-1-ap-southeast-2',
    }),
    "another squad's stack role": squadMay({
      Action: 'iam:PassRole',
      Resource: 'arn:aws:iam::1:role/forecourt-dev-stack-vehicle',
    }),
    'a function that is not the one that publishes': squadMay({
      Action: 'lambda:InvokeFunction',
      Resource: arnOf('tenantconfig'),
    }),
    'what the platform publishes': squadMay({
      Action: 'ssm:GetParameter',
      Resource: 'arn:aws:ssm:ap-southeast-2:1:parameter/forecourt/dev/names',
    }),
    'every release': squadMay({ ...releasesOf('search'), Condition: {} }),
    'a queue': squadMay({ Action: ['sqs:SendMessage'], Resource: 'arn' }),
    "the platform's stack": squadMay({
      Action: 'cloudformation:UpdateStack',
      Resource: 'arn:aws:cloudformation:ap-southeast-2:1:stack/forecourt-dev-platform/*',
    }),
    'what any squad deploys': squadMay({ Action: 's3:PutObject', Resource: 'arn:aws:s3:::cdk/squads/dev/*' }),
    'a right within the role itself': changed('squad', 'Policies', [
      { PolicyDocument: policy({ Action: 'sts:AssumeRole', Resource: 'arn:aws:iam::1:role/x' }).PolicyDocument },
    ]),
  },
  'who serves the requests of sites reads stock as the tenant only': {
    'the table': right({ Action: ['dynamodb:GetItem'], Resource: arnOf('stock') }),
    'what is saved of it': right({ Action: ['s3:GetObject'], Resource: 'arn:aws:s3:::assets/stock/*' }),
  },
  'a firewall logs what it refuses, without what shoppers typed or are signed in with': {
    'no log': template({ firewall: { Type: 'AWS::WAFv2::WebACL', Properties: {} } }),
    'with cookies': template({
      firewall: { Type: 'AWS::WAFv2::WebACL', Properties: {} },
      logging: {
        Type: 'AWS::WAFv2::LoggingConfiguration',
        Properties: {
          ResourceArn: arnOf('firewall'),
          RedactedFields: [
            { QueryString: {} },
            ...['authorization', 'referer'].map((Name) => ({ SingleHeader: { Name } })),
          ],
        },
      },
    }),
  },
  "a tenant's right to list assets ends at the saved stock": {
    'all of them': listsAssets({}),
    'under any prefix': listsAssets({ StringLike: { 's3:prefix': '*' } }),
    'where a prefix is given': listsAssets({ StringLikeIfExists: snapshotsOnly.StringLike }),
  },
  "who answers requests reaches tenants' items by the tag of its session only": {
    'a function of requests, by itself': right({ ...ownItems, Condition: undefined }),
    'by an index of theirs': changed('tenantRights', 'PolicyDocument', {
      Statement: [
        { Effect: 'Allow', ...ownItems },
        {
          Effect: 'Allow',
          ...ownItems,
          Resource: { 'Fn::Join': ['', [arnOf('leads'), '/index/*']] },
        },
      ],
    }),
    "whatever the item's key": allows('tenantRights', { ...ownItems, Condition: undefined }),
    'whatever names no key': allows('tenantRights', {
      ...ownItems,
      Condition: { 'ForAllValues:StringEquals': ownItemsOnly['ForAllValues:StringEquals'] },
    }),
    'one tenant for all': allows('tenantRights', {
      ...ownItems,
      Condition: { ...ownItemsOnly, 'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': ['northgate'] } },
    }),
  },
  "a role that reaches tenants' items is taken with the tag of one tenant and no other tag": {
    'without a tag': changed('tenantTables', 'AssumeRolePolicyDocument', {
      Statement: [{ ...taken, Condition: undefined }],
    }),
    'with any tag': changed('tenantTables', 'AssumeRolePolicyDocument', {
      Statement: [{ ...taken, Condition: { StringLike: tenantTagOnly.StringLike } }],
    }),
    'without one by a second way': changed('tenantTables', 'AssumeRolePolicyDocument', {
      Statement: [taken, { ...taken, Condition: undefined }],
    }),
  },
  'stacks find each other by parameters and outputs, never by exports': changed('role', 'Description', {
    'Fn::ImportValue': 'name',
  }),
  'no role may be taken from another account': {
    'by all of it': changed('role', 'AssumeRolePolicyDocument', takenBy({ AWS: 'arn:aws:iam::999999999999:root' })),
    'beside ours': changed(
      'role',
      'AssumeRolePolicyDocument',
      takenBy({ AWS: [thisAccount.AWS, 'arn:aws:iam::999999999999:role/x'] }),
    ),
  },
  'no role may be taken by everybody': changed('role', 'AssumeRolePolicyDocument', takenBy('*')),
}

test('what keeps every rule is deployed', () => {
  expect(ruleViolations(listsAssets(snapshotsOnly))).toEqual([])
  expect(ruleViolations(template(good()))).toEqual([])
  for (const may of [createsRole, passesRole]) expect(ruleViolations(functionsMay(may))).toEqual([])
})

test.each([
  ['what lies in one bucket', on('arn:aws:s3:::bucket/a/*')],
  ['what lies in a bucket of ours', on({ 'Fn::Join': ['', ['arn:', { Ref: 'AWS::Partition' }, ':s3:::ours/a/*']] })],
  ['the indexes of a table', on({ 'Fn::Join': ['', [arnOf('table'), '/index/*']] })],
  ['what AWS knows for everything only', right({ Action: ['xray:PutTraceSegments'], Resource: '*' })],
])('a right on %s is one on a named thing', (_what, kept) => {
  expect(ruleViolations(kept)).toEqual([])
})

test('a policy that cannot be read is not passed over', () => {
  expect(() => ruleViolations(changed('rights', 'PolicyDocument', 'Allow all'))).toThrow()
})

test('a function that says in the template why it rings nothing needs no alarm', () => {
  const resources = good()
  const { made, alarm: _alarm, ...others } = resources
  const quiet = { ...made, Metadata: { [noAlarmBecause]: 'a deploy fails with its message' } }
  expect(ruleViolations(templateSchema.parse({ Resources: { ...others, made: quiet }, Parameters }))).toEqual([])
})

test.each([
  ['exports a value', { Outputs: { api: { Value: 'x', Export: { Name: 'api' } } } }],
  ['imports one', { Outputs: { api: { Value: { 'Fn::ImportValue': 'api' } } } }],
])('a stack that %s cannot be deployed', (_what, more) => {
  expect(ruleViolations(templateSchema.parse({ Resources: good(), Parameters, ...more }))).toEqual([
    expect.stringContaining('api breaks a rule: stacks find each other by parameters'),
  ])
  expect(
    ruleViolations(templateSchema.parse({ Resources: good(), Parameters, Outputs: { api: { Value: 'x' } } })),
    'an output alone is no export',
  ).toEqual([])
})

describe('a violation is reported, by its rule alone', () => {
  const cases = rules.flatMap(({ name }) => {
    const given = breaks[name]
    const ways = given && 'Resources' in given ? { '': templateSchema.parse(given) } : (given ?? { '': undefined })
    return Object.entries(ways).map(([way, broken]) => ({ name, way, broken }))
  })
  test.each(cases)('$name: $way', ({ name, broken }) => {
    expect(broken, 'a rule that nothing breaks is not proven').toBeDefined()
    const said = ruleViolations(broken ?? template({}))
    expect(said.length).toBeGreaterThan(0)
    for (const line of said) expect(line).toContain(`breaks a rule: ${name}.`)
  })
})
