import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm'
import { type TableName, tableVariable } from '@forecourt/contracts/tables'
import * as z from 'zod/mini'
import { stage } from './settings.ts'

const namesSchema = z.object({
  api: z.string(),
  tables: z.record(z.string(), z.string()),
  buckets: z.object({ assets: z.string(), media: z.string(), feeds: z.string() }),
  originSecret: z.string(),
})
export type Names = z.infer<typeof namesSchema>

/** What the deployed platform says of itself: its API, its tables, its buckets. */
export async function readNames(): Promise<Names> {
  const { Parameter } = await new SSMClient({}).send(new GetParameterCommand({ Name: `/forecourt/${stage}/names` }))
  return namesSchema.parse(JSON.parse(Parameter?.Value ?? 'null'))
}

export async function readOriginSecret({ originSecret }: Names): Promise<string> {
  const { SecretString } = await new SecretsManagerClient({}).send(
    new GetSecretValueCommand({ SecretId: originSecret }),
  )
  if (!SecretString) throw new Error(`The secret ${originSecret} is empty.`)
  return SecretString
}

/** Lets this process's own reads and writes of tables go to the deployed ones. */
export function useTables({ tables }: Names): void {
  for (const [table, name] of Object.entries(tables)) process.env[tableVariable(table as TableName)] = name
}
