import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import { type TableName, tables } from '@forecourt/contracts/tables/tables'
import { vi } from 'vitest'
import * as z from 'zod/mini'
import { TableClient, type TableOperations } from '../data/table-client.ts'
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
  const sends = vi.spyOn(TableClient.prototype, 'send')
  try {
    const result = await work()
    const sent = await Promise.allSettled(sends.mock.results.map(({ value }) => value))
    const writes = sends.mock.calls.flatMap(([operation, input], index) =>
      sent[index]?.status === 'fulfilled' ? writesOf(operation, input) : [],
    )
    return { result, writes }
  } finally {
    sends.mockRestore()
  }
}

/** Every write of ours is one item's. */
const kinds = {
  GetItem: 'read',
  BatchGetItem: 'read',
  Query: 'read',
  PutItem: 'write',
  UpdateItem: 'write',
  DeleteItem: 'write',
} as const satisfies Record<keyof TableOperations, 'read' | 'write'>

function writesOf(operation: keyof TableOperations, sent: unknown): RecordedWrite[] {
  if (kinds[operation] === 'read') return []
  const { TableName, Item, Key = {} } = inputSchema.parse(sent)
  // The table's own keys.
  const table = (Object.keys(tables) as TableName[]).find((name) => tableName(name) === TableName)
  if (!table) throw new Error(`${TableName} is no table of the contracts.`)
  const key = unmarshall(Item ?? Key)
  return [{ table, partition: String(key[tables[table].partition]), text: JSON.stringify({ key, sent }) }]
}
