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
 * MF-2. The roles of one remote's squad, restricted to that remote. The platform makes them: a squad cannot deploy its own
 * rights. docs/decisions/cloud-rights.md
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

    // Writes a release: its files and its record.
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

    // CloudFormation's role for the squad's stack: calls the platform's publishing function.
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

    // The role of the squad's people and pipeline: uploads files and deploys its own stack.
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

/** The CloudFormation actions that the CDK's command line needs to deploy, diff and destroy a stack. */
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
