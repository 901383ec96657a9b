import { CloudFormationClient, DescribeStackResourcesCommand } from '@aws-sdk/client-cloudformation'
import {
  CreateRoleCommand,
  DeleteRoleCommand,
  DeleteRolePolicyCommand,
  GetRolePolicyCommand,
  IAMClient,
  ListRolePoliciesCommand,
  PutRolePolicyCommand,
} from '@aws-sdk/client-iam'
import { stage } from '../settings.ts'

export const account = '000000000000'

const arnOf = (name: string): string => `arn:aws:iam::${account}:role/${name}`

/** The deployed role that reads stock for the requests of sites. */
export async function tenantRole(): Promise<string> {
  const { StackResources = [] } = await new CloudFormationClient({}).send(
    new DescribeStackResourcesCommand({ StackName: `forecourt-${stage}-platform` }),
  )
  const found = StackResources.find(
    ({ ResourceType, LogicalResourceId }) =>
      ResourceType === 'AWS::IAM::Role' && LogicalResourceId?.startsWith('TenantRole'),
  )
  if (!found?.PhysicalResourceId) throw new Error('The platform has no role that reads stock.')
  return arnOf(found.PhysicalResourceId)
}

/** Works with a role that has the policies of another and that this process may take, which the other does not let it. */
export async function withRoleCopy(role: string, work: (twin: string) => Promise<void>): Promise<void> {
  const iam = new IAMClient({})
  const RoleName = `forecourt-${stage}-test`
  const original = role.slice(arnOf('').length)
  const { PolicyNames = [] } = await iam.send(new ListRolePoliciesCommand({ RoleName: original }))
  await iam.send(
    new CreateRoleCommand({
      RoleName,
      AssumeRolePolicyDocument: JSON.stringify({
        Version: '2012-10-17',
        Statement: [{ Effect: 'Allow', Principal: { AWS: `arn:aws:iam::${account}:root` }, Action: 'sts:AssumeRole' }],
      }),
    }),
  )
  try {
    for (const PolicyName of PolicyNames) {
      const { PolicyDocument = '' } = await iam.send(new GetRolePolicyCommand({ RoleName: original, PolicyName }))
      const policy = { RoleName, PolicyName, PolicyDocument: decodeURIComponent(PolicyDocument) }
      await iam.send(new PutRolePolicyCommand(policy))
    }
    await work(arnOf(RoleName))
  } finally {
    for (const PolicyName of PolicyNames) await iam.send(new DeleteRolePolicyCommand({ RoleName, PolicyName }))
    await iam.send(new DeleteRoleCommand({ RoleName }))
  }
}
