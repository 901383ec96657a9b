import { paginateGetParametersByPath, SSMClient } from '@aws-sdk/client-ssm'
import { namesPath, type PlatformNames, platformNamesSchema } from '@forecourt/contracts/platform/platform-names'
import { homeRegion, type StageName } from '@forecourt/contracts/platform/stages'
import { type TableName, tableVariable } from '@forecourt/contracts/tables/tables'
import * as z from 'zod/mini'

/**
 * What a stage's stacks say of themselves, read with the caller's credentials. Throws a sentence where there is no platform, and
 * where it was deployed before it published all of this. Queues of a team whose stack is removed are missing.
 */
export async function readPlatformNames(stage: StageName): Promise<PlatformNames> {
  const Path = namesPath(stage)
  const said: unknown[] = []
  for await (const { Parameters = [] } of paginateGetParametersByPath({ client: new SSMClient({}) }, { Path }))
    for (const { Value = '{}' } of Parameters) said.push(JSON.parse(Value))
  if (said.length === 0)
    throw new Error(
      `There is no forecourt-${stage}-platform in ${homeRegion} of this account. Is it another account's (AWS_PROFILE)? Else deploy it: npx cdk deploy --all -c stage=${stage}`,
    )
  const read = platformNamesSchema.safeParse(mergeNames(said))
  if (read.success) return read.data
  const lacks = [...new Set(read.error.issues.map(({ path }) => path.join('.')))].join(', ')
  throw new Error(
    `What ${Path} says is of another release (${lacks}): deploy the platform again, with the arguments that it had: npx cdk deploy --all -c stage=${stage} …`,
  )
}

const saidSchema = z.looseObject({ deadLetters: z._default(z.record(z.string(), z.string()), {}) })

/** Every stack has dead letters; everything else is one stack's. */
function mergeNames(said: readonly unknown[]): unknown {
  const all = said.map((one) => saidSchema.parse(one))
  return Object.assign({}, ...all, { deadLetters: Object.assign({}, ...all.map(({ deadLetters }) => deadLetters)) })
}

/** Points this process's reads and writes of tables at the deployed ones, every one of them. */
export function useDeployedTables({ tables }: PlatformNames): void {
  for (const [table, name] of Object.entries(tables)) process.env[tableVariable(table as TableName)] = name
}
