import {
  ConditionalCheckFailedException,
  DeleteItemCommand,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  type QueryCommandInput,
} from '@aws-sdk/client-dynamodb'
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb'
import { type TableName, type TableShape, tables } from '@forecourt/contracts/tables/tables'
import { tableName } from '../environment.ts'
import { dynamodb } from './dynamodb.ts'

/** An item as it stands in a table. It is outside data: parse it before use. */
export type Item = Record<string, unknown>

/** A DynamoDB condition expression with plain values: `{ expression: 'revision = :r', values: { ':r': 3 } }`. */
export type Condition = { expression: string; names?: Record<string, string>; values?: Item }

/** Reads one item by its whole key; undefined when there is none. Reads are strongly consistent. */
export async function getItem(table: TableName, key: Record<string, string>): Promise<Item | undefined> {
  const { Item } = await dynamodb(table).send(
    new GetItemCommand({ TableName: tableName(table), Key: marshall(key), ConsistentRead: true }),
  )
  return Item && unmarshall(Item)
}

/** Writes one whole item. False when `condition` does not hold, and then nothing is written. Undefined fields are left out. */
export async function putItem(table: TableName, item: Item, condition?: Condition): Promise<boolean> {
  try {
    await dynamodb(table).send(
      new PutItemCommand({
        TableName: tableName(table),
        Item: marshall(item, { removeUndefinedValues: true }),
        ...(condition && {
          ConditionExpression: condition.expression,
          ExpressionAttributeNames: condition.names,
          ExpressionAttributeValues: condition.values && marshall(condition.values),
        }),
      }),
    )
    return true
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false
    throw error
  }
}

/** Removes one item by its whole key; nothing happens when there is none. */
export async function deleteItem(table: TableName, key: Record<string, string>): Promise<void> {
  await dynamodb(table).send(new DeleteItemCommand({ TableName: tableName(table), Key: marshall(key) }))
}

export type QueryOptions = {
  /** A global index: it answers keys only, and is eventually consistent. */
  index?: string
  descending?: boolean
  /** Stop after this many items. */
  limit?: number
}

/** The items of one partition in the order of their sort key, page after page as they are taken. */
export async function* queryItems(table: TableName, value: string, options: QueryOptions = {}): AsyncGenerator<Item> {
  const { index, descending = false, limit } = options
  const input: QueryCommandInput = {
    TableName: tableName(table),
    KeyConditionExpression: '#partition = :value',
    ExpressionAttributeNames: { '#partition': partitionOf(table, index) },
    ExpressionAttributeValues: marshall({ ':value': value }),
    ScanIndexForward: !descending,
    ...(index ? { IndexName: index } : { ConsistentRead: true }),
  }
  let left = limit ?? Number.POSITIVE_INFINITY
  do {
    const page = await dynamodb(table).send(new QueryCommand({ ...input, ...(limit !== undefined && { Limit: left }) }))
    for (const item of page.Items ?? []) yield unmarshall(item)
    left -= page.Items?.length ?? 0
    input.ExclusiveStartKey = page.LastEvaluatedKey
  } while (input.ExclusiveStartKey && left > 0)
}

function partitionOf(table: TableName, index: string | undefined): string {
  const shape: TableShape = tables[table]
  if (!index) return shape.partition
  const found = shape.indexes?.[index]
  if (!found) throw new Error(`The table ${table} has no index ${index}.`)
  return found.partition
}
