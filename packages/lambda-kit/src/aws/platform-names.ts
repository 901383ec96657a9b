import { paginateGetParametersByPath, SSMClient } from '@aws-sdk/client-ssm'
import { namesPath, type PlatformNames, platformNamesSchema } from '@forecourt/contracts/platform/platform-names'
import { homeRegion, type StageName } from '@forecourt/contracts/platform/stages'
import { type TableName, tables as tableRows, tableVariable } from '@forecourt/contracts/tables/tables'
import * as z from 'zod/mini'
import { explainMissingTable } from '../environment.ts'

/**
 * What a stage's stacks say of themselves, read with the caller's credentials. Throws a sentence where there is no platform, and
 * where it was deployed before it published all of this. Queues of a team whose stack is removed are missing, and tables of these sources
 * that are not deployed yet.
 */
export async function readPlatformNames(stage: StageName): Promise<PlatformNames> {
  const Path = namesPath(stage)
  const said: unknown[] = []
  const stacks: string[] = []
  for await (const { Parameters = [] } of paginateGetParametersByPath({ client: new SSMClient({}) }, { Path }))
    for (const { Name = '', Value = '{}' } of Parameters) {
      said.push(JSON.parse(Value))
      stacks.push(Name.slice(Path.length + 1))
    }
  if (said.length === 0)
    throw new Error(
      `There is no forecourt-${stage}-platform in ${homeRegion} of this account. Is it another account's (AWS_PROFILE)? Else deploy it: npx cdk deploy --all -c stage=${stage}`,
    )
  const read = platformNamesSchema.safeParse({ ...mergeNames(said), stacks })
  if (!read.success) {
    const lacks = [...new Set(read.error.issues.map(({ path }) => path.join('.')))].join(', ')
    throw new Error(
      `What ${Path} says is of another release (${lacks}): deploy the platform again, with the arguments that it had: npx cdk deploy --all -c stage=${stage} …`,
    )
  }
  for (const table of undeployedTables(read.data))
    explainMissingTable(table, `The table ${table} is not deployed on ${stage}: ${deployData(stage)}`)
  return read.data
}

const saidSchema = z.looseObject({ deadLetters: z._default(z.record(z.string(), z.string()), {}) })

/** Every stack has dead letters; everything else is one stack's. */
function mergeNames(said: readonly unknown[]): object {
  const all = said.map((one) => saidSchema.parse(one))
  return Object.assign({}, ...all, { deadLetters: Object.assign({}, ...all.map(({ deadLetters }) => deadLetters)) })
}

const tableNames = Object.keys(tableRows) as TableName[]

/** Tables of these sources that the stage does not have yet. */
export const undeployedTables = ({ tables }: Pick<PlatformNames, 'tables'>): TableName[] =>
  tableNames.filter((table) => tables[table] === undefined)

/** How the tables of these sources are deployed. */
export const deployData = (stage: StageName): string =>
  `npx cdk deploy forecourt-${stage}-data --exclusively -c stage=${stage}, with the arguments that it had.`

/** Points this process's reads and writes of tables at the deployed ones. One that is not deployed fails where it is used. */
export function useDeployedTables({ tables }: Pick<PlatformNames, 'tables'>): void {
  for (const table of tableNames) process.env[tableVariable(table)] = tables[table] ?? ''
}
