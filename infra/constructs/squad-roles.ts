import { Stack } from 'aws-cdk-lib'
import {
  AccountRootPrincipal,
  ArnPrincipal,
  type IPrincipal,
  PolicyStatement,
  Role,
  ServicePrincipal,
} from 'aws-cdk-lib/aws-iam'
import { Construct } from 'constructs'
import {
  bootstrapVersionParameter,
  parameterArn,
  remoteStackName,
  squadNames,
  stagingBucketName,
} from '../config/parameters.ts'
import type { Stage } from '../config/stages.ts'
import type { AggregateTable } from './aggregate-table.ts'
import { bucketNameOf } from './private-bucket.ts'
import type { ServiceFunction } from './service-function.ts'

type SquadRolesProps = { stage: Stage; remote: string; releases: AggregateTable; publishes: ServiceFunction }
type Right = { actions: string[]; resources: string[]; conditions?: Record<string, Record<string, unknown>> }

/**
 * MF-2. Who works for the squad of one remote, and what each may do; all of it ends at that remote. The platform makes them: what
 * a squad may do is no part of what a squad deploys. docs/decisions/cloud-rights.md
 */
export class SquadRoles extends Construct {
  constructor(scope: Construct, id: string, { stage, remote, releases, publishes }: SquadRolesProps) {
    super(scope, id)
    const { account, partition, region } = Stack.of(this)
    const names = squadNames(stage, remote)
    const here = (service: string, resource: string) => `arn:${partition}:${service}:${region}:${account}:${resource}`
    const bucket = (name: string) => `arn:${partition}:s3:::${name}`
    const deploys = bucket(stagingBucketName(this))
    const brought = `${deploys}/${names.assetPrefix}*`

    // What a release is written as: its files and its record.
    this.#role(names.squad, `Publishes the remote ${remote}, and nothing else`, principalOf(publishes), [
      {
        actions: ['s3:GetObject', 's3:PutObject'],
        resources: [`${bucket(bucketNameOf(this, stage, 'assets'))}/remotes/${remote}/*`],
      },
      {
        actions: ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:Query'],
        resources: [releases.tableArn],
        conditions: { 'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': [remote] } },
      },
    ])

    // What CloudFormation does for the squad's stack: it asks the platform to publish.
    const parameters = [
      parameterArn(this, stage, 'remote-release-function'),
      here('ssm', `parameter${bootstrapVersionParameter}`),
    ]
    const readsParameters: Right = { actions: ['ssm:GetParameter', 'ssm:GetParameters'], resources: parameters }
    const cloudFormation = new ServicePrincipal('cloudformation.amazonaws.com')
    const stackRole = this.#role(names.stackRole, `Deploys the stack of the remote ${remote}`, cloudFormation, [
      { actions: ['lambda:InvokeFunction'], resources: [publishes.functionArn] },
      readsParameters,
    ])

    // What the squad's people and its pipeline take: they bring files, and have their own stack deployed.
    this.#role(names.deployRole, `Has the remote ${remote} deployed, and nothing else`, new AccountRootPrincipal(), [
      { actions: [...stackActions], resources: [here('cloudformation', `stack/${remoteStackName(stage, remote)}/*`)] },
      {
        actions: ['iam:PassRole'],
        resources: [stackRole.roleArn],
        conditions: { StringEquals: { 'iam:PassedToService': 'cloudformation.amazonaws.com' } },
      },
      { actions: ['s3:GetObject', 's3:PutObject', 's3:AbortMultipartUpload'], resources: [brought] },
      {
        actions: ['s3:ListBucket'],
        resources: [deploys],
        conditions: { StringLike: { 's3:prefix': [`${names.assetPrefix}*`] } },
      },
      { actions: ['s3:GetBucketLocation', 's3:GetEncryptionConfiguration'], resources: [deploys] },
      readsParameters,
    ])
  }

  #role(roleName: string, description: string, assumedBy: IPrincipal, rights: Right[]): Role {
    const role = new Role(this, roleName, { roleName, description, assumedBy })
    for (const right of rights) role.addToPolicy(new PolicyStatement(right))
    return role
  }
}

const principalOf = ({ role }: ServiceFunction): IPrincipal => new ArnPrincipal(role?.roleArn ?? '')

/** What the CDK's command line asks of CloudFormation for a stack's deploy, its difference and its removal. */
const stackActions = [
  'CreateChangeSet',
  'DescribeChangeSet',
  'ExecuteChangeSet',
  'DeleteChangeSet',
  'CreateStack',
  'UpdateStack',
  'DeleteStack',
  'RollbackStack',
  'ContinueUpdateRollback',
  'DescribeStacks',
  'DescribeStackEvents',
  'DescribeEvents',
  'DescribeStackResources',
  'ListStackResources',
  'GetTemplate',
  'GetTemplateSummary',
].map((action) => `cloudformation:${action}`)
