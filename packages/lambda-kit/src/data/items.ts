import type { QueryInput } from '@aws-sdk/client-dynamodb'
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb'
import type { TableShape } from '@forecourt/contracts/tables/table'
import { type TableName, tables } from '@forecourt/contracts/tables/tables'
import { conditionFailed, isAwsError } from '../aws/request/aws-error.ts'
import { tableName } from '../environment.ts'
import { dynamodb } from './dynamodb.ts'

/** An item as stored. It is outside data: parse it before use. */
export type Item = Record<string, unknown>

/** A DynamoDB condition expression with plain values: `{ expression: 'revision = :r', values: { ':r': 3 } }`. */
export type Condition = { expression: string; names?: Record<string, string>; values?: Item }

/** Reads one item by its whole key; undefined when there is none. Reads are strongly consistent. */
export async function getItem(table: TableName, key: Record<string, string>): Promise<Item | undefined> {
  const input = { TableName: tableName(table), Key: marshall(key), ConsistentRead: true }
  const { Item } = await dynamodb(table).send('GetItem', input)
  return Item && unmarshall(Item)
}

/** Writes one whole item. False when `condition` does not hold, and then nothing is written. Undefined fields are left out. */
export async function putItem(table: TableName, item: Item, condition?: Condition): Promise<boolean> {
  const Item = marshall(item, { removeUndefinedValues: true })
  return isDone(dynamodb(table).send('PutItem', { TableName: tableName(table), Item, ...only(condition) }))
}

const only = (condition: Condition | undefined) =>
  condition && {
    ConditionExpression: condition.expression,
    ExpressionAttributeNames: condition.names,
    ExpressionAttributeValues: condition.values && marshall(condition.values),
  }

/** False where the condition of a write did not hold. */
async function isDone(write: Promise<unknown>): Promise<boolean> {
  try {
    await write
    return true
  } catch (error) {
    if (isAwsError(error, conditionFailed)) return false
    throw error
  }
}

/** A change of some fields of one item: `set` and `add` (numbers) by field, `remove` by name. */
export type ItemUpdate = { set?: Item; add?: Readonly<Record<string, number>>; remove?: readonly string[] }

/**
 * Changes fields of one item and returns it as it is afterwards; null when `condition` does not hold, and then nothing is written.
 * An item that is not there comes to be, unless the condition forbids it. Undefined fields of `set` are left as they are.
 */
export async function updateItem(
  table: TableName,
  key: Record<string, string>,
  update: ItemUpdate,
  condition?: Condition,
): Promise<Item | null> {
  const { expression, names, values } = updateExpression(update)
  try {
    const { Attributes } = await dynamodb(table).send('UpdateItem', {
      TableName: tableName(table),
      Key: marshall(key),
      UpdateExpression: expression,
      ...(condition && { ConditionExpression: condition.expression }),
      ExpressionAttributeNames: { ...names, ...condition?.names },
      ...withValues({ ...values, ...condition?.values }),
      ReturnValues: 'ALL_NEW',
    })
    return unmarshall(Attributes ?? {})
  } catch (error) {
    if (isAwsError(error, conditionFailed)) return null
    throw error
  }
}

/** An expression without values must not have the field at all. */
const withValues = (values: Item) =>
  Object.keys(values).length > 0 ? { ExpressionAttributeValues: marshall(values, { removeUndefinedValues: true }) } : {}

function updateExpression({ set = {}, add = {}, remove = [] }: ItemUpdate) {
  const names: Record<string, string> = {}
  const values: Item = {}
  const nameOf = (field: string): string => {
    names[`#${field}`] = field
    return `#${field}`
  }
  const placeholderOf = (field: string, value: unknown): string => {
    values[`:${field}`] = value
    return `:${field}`
  }
  const sets = Object.entries(set).flatMap(([field, value]) =>
    value === undefined ? [] : [`${nameOf(field)} = ${placeholderOf(field, value)}`],
  )
  const adds = Object.entries(add).map(([field, value]) => `${nameOf(field)} ${placeholderOf(field, value)}`)
  const removes = remove.map(nameOf)
  const clauses = Object.entries({ SET: sets, ADD: adds, REMOVE: removes })
  const expression = clauses.flatMap(([word, parts]) => (parts.length > 0 ? [`${word} ${parts.join(', ')}`] : []))
  return { expression: expression.join(' '), names, values }
}

/** Removes one item by its whole key; nothing happens when there is none. False when `condition` does not hold. */
export async function deleteItem(
  table: TableName,
  key: Record<string, string>,
  condition?: Condition,
): Promise<boolean> {
  const Key = marshall(key)
  return isDone(dynamodb(table).send('DeleteItem', { TableName: tableName(table), Key, ...only(condition) }))
}

export type QueryOptions = {
  /** A global index: it answers keys only, and is eventually consistent. */
  index?: string
  descending?: boolean
  /** Stop after this many items. */
  limit?: number
  /** Only items whose sort key is this at most. */
  upTo?: string
  /** Only items whose sort key begins with this; not together with `upTo`. */
  prefix?: string
}

/** The items of one partition in the order of their sort key, page after page as they are taken. */
export async function* queryItems(table: TableName, value: string, options: QueryOptions = {}): AsyncGenerator<Item> {
  const { index, descending = false, limit, upTo, prefix } = options
  const { partition, sort } = keysOf(table, index)
  const bound = upTo ?? prefix
  const isBounded = bound !== undefined
  if (isBounded && sort === undefined) throw new Error(`The table ${table} has no sort key here.`)
  const condition = prefix === undefined ? '#sort <= :bound' : 'begins_with(#sort, :bound)'
  const input: QueryInput = {
    TableName: tableName(table),
    KeyConditionExpression: isBounded ? `#partition = :value AND ${condition}` : '#partition = :value',
    ExpressionAttributeNames: { '#partition': partition, ...(isBounded && sort && { '#sort': sort }) },
    ExpressionAttributeValues: marshall({ ':value': value, ...(isBounded && { ':bound': bound }) }),
    ScanIndexForward: !descending,
    ...(index ? { IndexName: index } : { ConsistentRead: true }),
  }
  let left = limit ?? Number.POSITIVE_INFINITY
  do {
    const page = await dynamodb(table).send('Query', { ...input, ...(limit !== undefined && { Limit: left }) })
    for (const item of page.Items ?? []) yield unmarshall(item)
    left -= page.Items?.length ?? 0
    input.ExclusiveStartKey = page.LastEvaluatedKey
  } while (input.ExclusiveStartKey && left > 0)
}

function keysOf(table: TableName, index: string | undefined): { partition: string; sort?: string } {
  const shape: TableShape = tables[table]
  if (!index) return shape
  const found = shape.indexes?.[index]
  if (!found) throw new Error(`The table ${table} has no index ${index}.`)
  return found
}
