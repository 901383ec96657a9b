import { type AttributeValue, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import { type TableName, tables } from '@forecourt/contracts/tables/tables'
import { vi } from 'vitest'
import * as z from 'zod/mini'
import { tableName } from '../environment.ts'

export type RecordedWrite = {
  table: TableName
  /** The value of the table's partition key. */
  partition: string
  /** All that was sent. */
  text: string
}

const attributesSchema = z.record(z.string(), z.custom<AttributeValue>())
const inputSchema = z.object({
  TableName: z.string(),
  Item: z.optional(attributesSchema),
  Key: z.optional(attributesSchema),
})

/** For tests: what some work wrote, changed or removed in the tables of the contracts. A write whose condition failed is none. */
export async function recordWrites<T>(work: () => Promise<T>): Promise<{ result: T; writes: RecordedWrite[] }> {
  const sends = vi.spyOn(DynamoDBClient.prototype, 'send')
  try {
    const result = await work()
    const sent = await Promise.allSettled(sends.mock.results.map(({ value }) => value))
    const writes = sends.mock.calls.flatMap(([command], index) =>
      sent[index]?.status === 'fulfilled' ? writesOf(command.constructor.name, command.input) : [],
    )
    return { result, writes }
  } finally {
    sends.mockRestore()
  }
}

const singleWrites = ['PutItemCommand', 'UpdateItemCommand', 'DeleteItemCommand']
const reads = ['GetItemCommand', 'BatchGetItemCommand', 'QueryCommand', 'ScanCommand']

function writesOf(command: string, sent: unknown): RecordedWrite[] {
  if (reads.includes(command)) return []
  // Every write of ours is one item's.
  if (!singleWrites.includes(command)) throw new Error(`A ${command} was sent, which no test knows how to read.`)
  const { TableName, Item, Key = {} } = inputSchema.parse(sent)
  // The table's own keys.
  const table = (Object.keys(tables) as TableName[]).find((name) => tableName(name) === TableName)
  if (!table) throw new Error(`${TableName} is no table of the contracts.`)
  const key = unmarshall(Item ?? Key)
  return [{ table, partition: String(key[tables[table].partition]), text: JSON.stringify({ key, sent }) }]
}
