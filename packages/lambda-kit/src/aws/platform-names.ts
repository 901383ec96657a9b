import { GetParameterCommand, ParameterNotFound, SSMClient } from '@aws-sdk/client-ssm'
import { namesParameter, type PlatformNames, platformNamesSchema } from '@forecourt/contracts/platform/platform-names'
import { homeRegion, type StageName } from '@forecourt/contracts/platform/stages'
import { type TableName, tableVariable } from '@forecourt/contracts/tables/tables'

/**
 * What a stage's platform says of itself, read with the caller's credentials. Throws a sentence where it is not deployed, and
 * where it was deployed before it published all of this.
 */
export async function readPlatformNames(stage: StageName): Promise<PlatformNames> {
  const Name = namesParameter(stage)
  const response = await new SSMClient({}).send(new GetParameterCommand({ Name })).catch((error: unknown) => {
    if (!(error instanceof ParameterNotFound)) throw error
    throw new Error(
      `There is no forecourt-${stage}-platform in ${homeRegion} of this account. Is it another account's (AWS_PROFILE)? Else deploy it: npx cdk deploy --all -c stage=${stage}`,
    )
  })
  const read = platformNamesSchema.safeParse(JSON.parse(response.Parameter?.Value ?? 'null'))
  if (read.success) return read.data
  const lacks = [...new Set(read.error.issues.map(({ path }) => path.join('.')))].join(', ')
  throw new Error(
    `What ${Name} says is of another release (${lacks}): deploy the platform again, with the arguments that it had: npx cdk deploy --all -c stage=${stage} …`,
  )
}

/** Points this process's reads and writes of tables at the deployed ones, every one of them. */
export function useDeployedTables({ tables }: PlatformNames): void {
  for (const [table, name] of Object.entries(tables)) process.env[tableVariable(table as TableName)] = name
}
