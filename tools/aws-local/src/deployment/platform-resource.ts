import { CloudFormationClient, DescribeStackResourcesCommand } from '@aws-sdk/client-cloudformation'
import { stage } from '../settings.ts'

/** What the cloud calls a resource of the platform's stack. `id` is its id in infra/: `lead-delivery`, `TenantRole`. */
export async function platformResource(type: string, id: string): Promise<string> {
  const { StackResources = [] } = await new CloudFormationClient({}).send(
    new DescribeStackResourcesCommand({ StackName: `forecourt-${stage}-platform` }),
  )
  // CloudFormation's ids are letters and digits, and the CDK adds eight of a hash.
  const logicalId = new RegExp(`^${id.replace(/\W/g, '')}[0-9A-F]{8}$`)
  const found = StackResources.find(
    ({ ResourceType, LogicalResourceId = '' }) => ResourceType === type && logicalId.test(LogicalResourceId),
  )
  if (!found?.PhysicalResourceId) throw new Error(`The platform's stack has no ${type} ${id}.`)
  return found.PhysicalResourceId
}
