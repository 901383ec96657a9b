import { namesPath } from '@forecourt/contracts/platform/platform-names'
import { Stack } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { boundaryName, policyArn, roleArn, rolePath } from '../../config/derived-names.ts'
import { bootstrapVersionParameter } from '../../config/parameters.ts'
import type { Stage } from '../../config/stages.ts'
import { recordFunctionName } from '../team-endpoints.ts'
import type { Right } from './role-with-rights.ts'

type Team = { stage: Stage; team: string; apiId: string }

const actionsOf = (service: string, names: string): string[] => names.split(' ').map((name) => `${service}:${name}`)

/**
 * What CloudFormation may do for a team's stack: make, change and remove what is the team's by its name, roles only under the team's
 * boundary, and pass these roles to Lambda only. Routes of the API have no names that a right could end at.
 */
export function functionsRights(scope: Construct, { stage, team, apiId }: Team): Right[] {
  const { account, partition, region } = Stack.of(scope)
  const here = (service: string, resource: string) => `arn:${partition}:${service}:${region}:${account}:${resource}`
  const own = `forecourt-${stage.name}-${team}-*`
  const ownFunctions = here('lambda', `function:${own}`)
  const ownRoles = roleArn(scope, '*', rolePath(stage, team))
  const api = (path: string) => `arn:${partition}:apigateway:${region}::/apis/${apiId}/${path}`
  const underBoundary = {
    StringEquals: { 'iam:PermissionsBoundary': policyArn(scope, boundaryName(stage, team)) },
  }
  return [
    { actions: actionsOf('lambda', functionActions), resources: [ownFunctions] },
    // It records the endpoints of the stack that calls it, which CloudFormation names.
    { actions: ['lambda:InvokeFunction'], resources: [here('lambda', `function:${recordFunctionName(stage)}`)] },
    {
      actions: actionsOf('lambda', mappingActions),
      resources: ['*'],
      conditions: { ArnLike: { 'lambda:FunctionArn': ownFunctions } },
    },
    // A mapping's name is AWS's, and a right on tags cannot ask for its function. No right follows from a mapping's tags.
    { actions: actionsOf('lambda', mappingTagActions), resources: [here('lambda', 'event-source-mapping:*')] },
    { actions: actionsOf('iam', limitedRoleActions), resources: [ownRoles], conditions: underBoundary },
    { actions: actionsOf('iam', roleActions), resources: [ownRoles] },
    {
      actions: ['iam:PassRole'],
      resources: [ownRoles],
      conditions: { StringEquals: { 'iam:PassedToService': 'lambda.amazonaws.com' } },
    },
    { actions: actionsOf('logs', logActions), resources: [here('logs', `log-group:${own}`)] },
    { actions: actionsOf('cloudwatch', alarmActions), resources: [here('cloudwatch', `alarm:${own}`)] },
    { actions: actionsOf('events', ruleActions), resources: [here('events', `rule/${own}`)] },
    { actions: actionsOf('sqs', queueActions), resources: [here('sqs', own)] },
    { actions: ['apigateway:GET', 'apigateway:POST'], resources: [api('routes'), api('integrations')] },
    {
      actions: ['apigateway:GET', 'apigateway:PATCH', 'apigateway:DELETE'],
      resources: [api('routes/*'), api('integrations/*')],
    },
    {
      actions: ['ssm:GetParameter', 'ssm:GetParameters'],
      resources: [
        here('ssm', `parameter/forecourt/${stage.name}/*`),
        here('ssm', `parameter${bootstrapVersionParameter}`),
      ],
    },
    {
      actions: actionsOf('ssm', parameterActions),
      resources: [here('ssm', `parameter${namesPath(stage.name)}/${team}`)],
    },
    { actions: [...describeActions], resources: ['*'] },
  ]
}

const functionActions =
  'CreateFunction GetFunction GetFunctionConfiguration GetFunctionCodeSigningConfig GetFunctionRecursionConfig ' +
  'GetRuntimeManagementConfig UpdateFunctionCode UpdateFunctionConfiguration DeleteFunction InvokeFunction ListTags ' +
  'TagResource UntagResource AddPermission RemovePermission GetPolicy PutFunctionConcurrency DeleteFunctionConcurrency ' +
  'PutFunctionEventInvokeConfig UpdateFunctionEventInvokeConfig GetFunctionEventInvokeConfig DeleteFunctionEventInvokeConfig'
const mappingActions =
  'CreateEventSourceMapping UpdateEventSourceMapping DeleteEventSourceMapping GetEventSourceMapping'
const mappingTagActions = 'TagResource UntagResource ListTags'
/** What changes a role's rights: only while it has the boundary, and never the boundary itself. */
const limitedRoleActions = 'CreateRole PutRolePolicy DeleteRolePolicy PutRolePermissionsBoundary'
const roleActions =
  'GetRole GetRolePolicy ListRolePolicies ListAttachedRolePolicies UpdateRole UpdateAssumeRolePolicy DeleteRole ' +
  'TagRole UntagRole ListRoleTags'
const logActions =
  'CreateLogGroup DeleteLogGroup PutRetentionPolicy DeleteRetentionPolicy PutMetricFilter DeleteMetricFilter ' +
  'DescribeMetricFilters TagResource UntagResource ListTagsForResource'
const alarmActions = 'PutMetricAlarm DeleteAlarms DescribeAlarms TagResource UntagResource ListTagsForResource'
const ruleActions =
  'PutRule DeleteRule DescribeRule PutTargets RemoveTargets ListTargetsByRule TagResource UntagResource ListTagsForResource'
const queueActions =
  'CreateQueue DeleteQueue SetQueueAttributes GetQueueAttributes GetQueueUrl TagQueue UntagQueue ListQueueTags'
const parameterActions = 'PutParameter DeleteParameter AddTagsToResource RemoveTagsFromResource ListTagsForResource'

/** AWS knows these for everything only, and they name things and show no data. */
const describeActions = [
  'logs:DescribeLogGroups',
  'ec2:DescribeSecurityGroups',
  'ec2:DescribeSubnets',
  'ec2:DescribeVpcs',
] as const
