import { DescribeTableCommand, DynamoDBClient, ResourceNotFoundException } from '@aws-sdk/client-dynamodb'
import type { TableName } from '@forecourt/contracts/tables/tables'
import { tableName } from '@forecourt/lambda-kit/environment'

/** As DynamoDB says it; `not there` for a table that was never made. */
export async function tableState(table: TableName): Promise<string> {
  try {
    const { Table } = await new DynamoDBClient({}).send(new DescribeTableCommand({ TableName: tableName(table) }))
    return Table?.TableStatus ?? 'unknown'
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return 'not there'
    throw error
  }
}
