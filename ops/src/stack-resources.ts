import { CloudFormationClient, paginateListStackResources } from '@aws-sdk/client-cloudformation'
import { homeRegion, type StageName, stageNames } from '@forecourt/contracts/stages'
import { type TableName, tables, tableVariable } from '@forecourt/contracts/tables'
import { Option } from 'commander'

/** `--stage` of a command that works on a deployment. */
export const stageOption = (): Option =>
  new Option('--stage <stage>', 'a deployment on AWS (default: this machine)').choices(stageNames)

/** What a stack made: its name in the template and the one that AWS knows it by. */
export type StackResource = { type: string; logicalId: string; physicalId: string }

/** Everything of a stage's platform. Throws a sentence when it is not deployed where the credentials lead. */
export async function platformResources(stage: StageName): Promise<StackResource[]> {
  // Where the stacks are is not for a profile to say.
  process.env.AWS_REGION = homeRegion
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
        `There is no ${StackName} in ${homeRegion} of this account. Is it another account's (AWS_PROFILE)? Else deploy it: npx cdk deploy --all -c stage=${stage}`,
      )
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
