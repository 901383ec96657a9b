import { DeleteTableCommand, DynamoDBClient, ResourceNotFoundException } from '@aws-sdk/client-dynamodb'
import { type TableName, tableVariable } from '@forecourt/contracts/tables/tables'
import { createTables } from '@forecourt/lambda-kit/data/create-tables'

/**
 * From now on this process has empty tables of its own in place of these, beside the platform's in the same engine: what it writes there
 * changes no site. `suffix` separates them from another process's.
 */
export async function useSeparateTables(names: readonly TableName[], suffix: string): Promise<void> {
  const client = new DynamoDBClient({})
  for (const name of names) {
    const own = `${process.env[tableVariable(name)]}-${suffix}`
    process.env[tableVariable(name)] = own
    try {
      await client.send(new DeleteTableCommand({ TableName: own }))
    } catch (error) {
      if (!(error instanceof ResourceNotFoundException)) throw error
    }
  }
  client.destroy()
  await createTables(process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '')
}
