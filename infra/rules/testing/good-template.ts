import { uncachedErrors } from '../edge-rules.ts'
import { noAlarmBecause } from '../rules.ts'
import { tableMetadata } from '../template/table-of.ts'
import { type Template, templateSchema } from '../template/template.ts'
import { ownItemsOnly, tenantTagOnly } from '../tenant-conditions.ts'

export type Properties = Record<string, unknown>
export type Resources = Record<
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
export const policy = (statement: object): Properties => ({
  PolicyDocument: { Statement: [{ Effect: 'Allow', ...statement }] },
})
export const arnOf = (id: string) => ({ 'Fn::GetAtt': [id, 'Arn'] })
export const takenBy = (Principal: unknown) => ({ Statement: [{ Effect: 'Allow', Principal }] })
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
export const thisAccount = {
  AWS: { 'Fn::Join': ['', ['arn:', { Ref: 'AWS::Partition' }, ':iam::', { Ref: 'AWS::AccountId' }, ':root']] },
}
export const alarmPublishing = {
  Effect: 'Allow',
  Principal: { Service: 'cloudwatch.amazonaws.com' },
  Action: 'sns:Publish',
  Resource: { Ref: 'alarmTopic' },
  Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
}

export const filesOf = (remote: string) => ({
  Action: ['s3:PutObject'],
  Resource: { 'Fn::Join': ['', ['arn:aws:s3:::assets-', { Ref: 'AWS::AccountId' }, `/remotes/${remote}/*`]] },
})
export const releasesOf = (remote: string) => ({
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
export const ownItems = {
  Action: ['dynamodb:GetItem'],
  Resource: arnOf('leads'),
  Condition: ownItemsOnly,
}
export const taken = {
  Effect: 'Allow',
  Action: ['sts:AssumeRole', 'sts:TagSession'],
  Principal: { AWS: arnOf('role') },
  Condition: tenantTagOnly,
}

/** Keeps every rule. */
export const good = (): Resources => ({
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

export const Parameters = { publishes: { Default: '/forecourt/dev/remote-release-function' } }
export const template = (resources: Resources): Template => templateSchema.parse({ Resources: resources, Parameters })

/** Sets a property by its path in one of the good resources, or takes it away. */
export function changed(id: string, path: string, value?: unknown): Template {
  const resources = good()
  const names = path.split('.')
  const last = names.pop() ?? ''
  const holder = names.reduce<Properties>((at, name) => at[name] as Properties, resources[id]?.Properties ?? {})
  if (value === undefined) delete holder[last]
  else holder[last] = value
  return template(resources)
}

export function without(id: string): Template {
  const resources = good()
  delete resources[id]
  return template(resources)
}

export function kept(id: string, DeletionPolicy: string): Template {
  const { [id]: changed, ...others } = good()
  return templateSchema.parse({ Resources: { ...others, [id]: { ...changed, DeletionPolicy } }, Parameters })
}

/** A policy of the good resources that allows something else. */
export const allows = (id: string, statement: object): Template =>
  changed(id, 'PolicyDocument', policy(statement).PolicyDocument)
export const right = (statement: object): Template => allows('rights', statement)
export const on = (Resource: unknown): Template => right({ Action: 's3:GetObject', Resource })
export const wide = { Effect: 'Allow', Action: 's3:GetObject', Resource: '*' }

export const squadMay = (statement: object): Template => allows('squadsFiles', statement)

/** A role of tenants' requests that may list the bucket of the saved stock. */
export const listsAssets = (Condition: object): Template =>
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

export const functionsMay = (statement: object): Template =>
  template({
    functions: roleOf(cloudFormation, { RoleName: 'forecourt-dev-functions-finance' }),
    rights: rightsOf('functions', statement),
  })
const financeRoles = 'arn:aws:iam::1:role/forecourt/dev/finance/*'
const boundary = (team: string) => ({
  StringEquals: { 'iam:PermissionsBoundary': `arn:aws:iam::1:policy/forecourt-dev-boundary-${team}` },
})
const passedTo = (service: string) => ({ StringEquals: { 'iam:PassedToService': `${service}.amazonaws.com` } })
export const createsRole = { Action: 'iam:CreateRole', Resource: financeRoles, Condition: boundary('finance') }
export const passesRole = { Action: 'iam:PassRole', Resource: financeRoles, Condition: passedTo('lambda') }

/** What CloudFormation may not do for the stack of a team's functions. */
export const functionsRole = {
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
