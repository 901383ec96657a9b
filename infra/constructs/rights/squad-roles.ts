import { Stack } from 'aws-cdk-lib'
import { AccountRootPrincipal, ArnPrincipal, type IPrincipal, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Construct } from 'constructs'
import { functionRoleArn, squadNames } from '../../config/derived-names.ts'
import { bootstrapVersionParameter, parameterArn, stackNames, stagingBucketName } from '../../config/parameters.ts'
import type { Stage } from '../../config/stages.ts'
import { bucketNameOf } from '../private-bucket.ts'
import { makeRole, type Right } from './role-with-rights.ts'
import { functionsRights } from './team-deploy-rights.ts'

type SquadRolesProps = {
  stage: Stage
  squad: string
  /** Its remote, with the table of releases and the function that publishes. */
  remote?: { releasesArn: string; publishesArn: string }
  /** It has functions, with routes on this API. */
  functions?: { apiId: string }
}

/**
 * MF-2. The roles of one squad, restricted to its remote and its functions. Operations deploy them: a squad cannot deploy its own
 * rights. docs/decisions/cloud-rights-squads.md
 */
export class SquadRoles extends Construct {
  constructor(scope: Construct, id: string, { stage, squad, remote, functions }: SquadRolesProps) {
    super(scope, id)
    const { account, partition, region } = Stack.of(this)
    const names = squadNames(stage, squad)
    const here = (service: string, resource: string) => `arn:${partition}:${service}:${region}:${account}:${resource}`
    const bucket = (name: string) => `arn:${partition}:s3:::${name}`
    const deploys = bucket(stagingBucketName(this))
    const brought = `${deploys}/${names.assetPrefix}*`
    const bootstrapVersion = here('ssm', `parameter${bootstrapVersionParameter}`)
    const readsParameters = (...resources: string[]): Right => ({
      actions: ['ssm:GetParameter', 'ssm:GetParameters'],
      resources: [...resources, bootstrapVersion],
    })
    const cloudFormation = new ServicePrincipal('cloudformation.amazonaws.com')
    const publishes = parameterArn(this, stage, 'remote-release-function')
    const passed: string[] = []
    const stacks: string[] = []

    if (remote) {
      // Writes a release: its files and its record.
      const publisher = new ArnPrincipal(functionRoleArn(this, stage, 'platform', 'remote-release'))
      makeRole(this, names.squad, {
        description: `Publishes the remote ${squad}, and nothing else`,
        assumedBy: publisher,
        rights: [
          {
            actions: ['s3:GetObject', 's3:PutObject'],
            resources: [`${bucket(bucketNameOf(this, stage, 'assets'))}/remotes/${squad}/*`],
          },
          {
            actions: ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:Query'],
            resources: [remote.releasesArn],
            conditions: { 'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': [squad] } },
          },
        ],
      })
      // CloudFormation's role for the squad's remote: calls the platform's publishing function.
      const role = makeRole(this, names.stackRole, {
        description: `Deploys the stack of the remote ${squad}`,
        assumedBy: cloudFormation,
        rights: [{ actions: ['lambda:InvokeFunction'], resources: [remote.publishesArn] }, readsParameters(publishes)],
      })
      passed.push(role.roleArn)
      stacks.push(stackNames.remote(stage, squad))
    }
    if (functions) {
      const role = makeRole(this, names.functionsRole, {
        description: `Deploys the functions of ${squad}`,
        assumedBy: cloudFormation,
        rights: [
          ...functionsRights(this, { stage, team: squad, apiId: functions.apiId }),
          { actions: ['s3:GetObject'], resources: [brought] },
        ],
      })
      passed.push(role.roleArn)
      stacks.push(stackNames.team(stage, squad))
    }

    // The role of the squad's people and pipeline: uploads files and deploys its own stacks.
    makeRole(this, names.deployRole, {
      description: `Has what is of ${squad} deployed, and nothing else`,
      assumedBy: deployers,
      rights: [
        { actions: [...stackActions], resources: stacks.map((name) => here('cloudformation', `stack/${name}/*`)) },
        {
          actions: ['iam:PassRole'],
          resources: passed,
          conditions: { StringEquals: { 'iam:PassedToService': 'cloudformation.amazonaws.com' } },
        },
        { actions: ['s3:GetObject', 's3:PutObject', 's3:AbortMultipartUpload'], resources: [brought] },
        {
          actions: ['s3:ListBucket'],
          resources: [deploys],
          conditions: { StringLike: { 's3:prefix': [`${names.assetPrefix}*`] } },
        },
        { actions: ['s3:GetBucketLocation', 's3:GetEncryptionConfiguration'], resources: [deploys] },
        readsParameters(publishes),
      ],
    })
  }
}

const deployers: IPrincipal = new AccountRootPrincipal()

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
