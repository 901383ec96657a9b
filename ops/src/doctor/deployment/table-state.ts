import { DescribeTableCommand, DynamoDBClient, ResourceNotFoundException } from '@aws-sdk/client-dynamodb'
import type { TableName } from '@forecourt/contracts/tables/tables'
import { tableName } from '@forecourt/lambda-kit/environment'

/** DynamoDB's status; `missing` for a table that does not exist. */
export async function tableState(table: TableName): Promise<string> {
  try {
    const { Table } = await new DynamoDBClient({}).send(new DescribeTableCommand({ TableName: tableName(table) }))
    return Table?.TableStatus ?? 'unknown'
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return 'missing'
    throw error
  }
}
