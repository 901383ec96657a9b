import {
  type AttributeDefinition,
  CreateTableCommand,
  type CreateTableCommandInput,
  DescribeTableCommand,
  DynamoDBClient,
  type KeySchemaElement,
  ResourceInUseException,
} from '@aws-sdk/client-dynamodb'
import type { TableShape } from '@forecourt/contracts/tables/table'
import { type TableName, tables } from '@forecourt/contracts/tables/tables'
import { tableName } from '../environment.ts'

/**
 * Makes the tables of the contracts that do not exist yet, under the names that the environment gives them, and waits
 * until each takes items. For local engines only: in AWS the infrastructure makes them.
 */
export async function createTables(endpoint: string): Promise<void> {
  const client = new DynamoDBClient({
    endpoint,
    region: 'local',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  })
  try {
    const names = Object.keys(tables) as TableName[]
    await Promise.all(names.map((name) => createTable(client, tableName(name), tables[name])))
  } finally {
    client.destroy()
  }
}

async function createTable(client: DynamoDBClient, name: string, shape: TableShape): Promise<void> {
  try {
    await client.send(new CreateTableCommand(definition(name, shape)))
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error
  }
  while ((await client.send(new DescribeTableCommand({ TableName: name }))).Table?.TableStatus !== 'ACTIVE')
    await new Promise((resolve) => setTimeout(resolve, 10))
}

type Keys = { partition: string; sort?: string }

const attributesOf = ({ partition, sort }: Keys): string[] => [partition, ...(sort ? [sort] : [])]

const keySchema = ({ partition, sort }: Keys): KeySchemaElement[] => [
  { AttributeName: partition, KeyType: 'HASH' },
  ...(sort ? [{ AttributeName: sort, KeyType: 'RANGE' as const }] : []),
]

function definition(name: string, shape: TableShape): CreateTableCommandInput {
  const { indexes = {} } = shape
  const keys = new Set([shape, ...Object.values(indexes)].flatMap(attributesOf))
  const secondary = Object.entries(indexes).map(([index, key]) => ({
    IndexName: index,
    KeySchema: keySchema(key),
    Projection: { ProjectionType: 'KEYS_ONLY' as const },
  }))
  return {
    TableName: name,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: [...keys].map((key): AttributeDefinition => ({ AttributeName: key, AttributeType: 'S' })),
    KeySchema: keySchema(shape),
    ...(secondary.length > 0 && { GlobalSecondaryIndexes: secondary }),
  }
}
