import { CloudFormationClient, paginateListStackResources } from '@aws-sdk/client-cloudformation'
import { type TableName, tables, tableVariable } from '@forecourt/contracts/tables'

/** What a stack made: its name in the template and the one that AWS knows it by. */
export type StackResource = { type: string; logicalId: string; physicalId: string }

/** Everything of a stage's platform. Throws a sentence when it is not deployed where the credentials lead. */
export async function platformResources(stage: string): Promise<StackResource[]> {
  const client = new CloudFormationClient({})
  const StackName = `forecourt-${stage}-platform`
  const found: StackResource[] = []
  try {
    for await (const page of paginateListStackResources({ client }, { StackName }))
      for (const { ResourceType = '', LogicalResourceId = '', PhysicalResourceId } of page.StackResourceSummaries ?? [])
        if (PhysicalResourceId)
          found.push({ type: ResourceType, logicalId: LogicalResourceId, physicalId: PhysicalResourceId })
  } catch (error) {
    if (error instanceof Error && error.message.includes('does not exist'))
      throw new Error(
        `There is no ${StackName} in ${await client.config.region()} of this account. Look at AWS_PROFILE and AWS_REGION.`,
      )
    if (error instanceof Error && 'code' in error)
      throw new Error(`AWS does not answer: ${error.message || error.code}`)
    throw error
  }
  return found
}

/** Points the functions' environment at a stage's tables. */
export function useDeployedTables(resources: readonly StackResource[]): void {
  for (const name of Object.keys(tables) as TableName[]) {
    const found = resources.find(
      ({ type, logicalId }) => type === 'AWS::DynamoDB::Table' && logicalId.startsWith(`${name}table`),
    )
    if (found) process.env[tableVariable(name)] = found.physicalId
  }
}
