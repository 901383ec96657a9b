import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import { type TableName, tables } from '@forecourt/contracts/tables/tables'
import { vi } from 'vitest'
import { tableName } from '../environment.ts'

export type RecordedWrite = {
  table: TableName
  /** The value of the table's partition key. */
  partition: string
  /** All that was sent. */
  text: string
}

type Sent = { input?: { TableName?: string; Item?: Attributes; Key?: Attributes } }
type Attributes = Parameters<typeof unmarshall>[0]

/** For tests: what some work wrote, changed or removed in the tables of the contracts. A write whose condition failed is none. */
export async function recordWrites<T>(work: () => Promise<T>): Promise<{ result: T; writes: RecordedWrite[] }> {
  const sends = vi.spyOn(DynamoDBClient.prototype, 'send')
  try {
    const result = await work()
    const sent = await Promise.allSettled(sends.mock.results.map(({ value }) => value))
    const writes = sends.mock.calls.flatMap(([command], index) =>
      sent[index]?.status === 'fulfilled' ? writesOf(command.constructor.name, command) : [],
    )
    return { result, writes }
  } finally {
    sends.mockRestore()
  }
}

const singleWrites = ['PutItemCommand', 'UpdateItemCommand', 'DeleteItemCommand']
const reads = ['GetItemCommand', 'BatchGetItemCommand', 'QueryCommand', 'ScanCommand']

function writesOf(command: string, { input = {} }: Sent): RecordedWrite[] {
  if (reads.includes(command)) return []
  // Every write of ours is one item's.
  if (!singleWrites.includes(command)) throw new Error(`A ${command} was sent, which no test knows how to read.`)
  // The table's own keys.
  const table = (Object.keys(tables) as TableName[]).find((name) => tableName(name) === input.TableName)
  if (!table) throw new Error(`${input.TableName} is no table of the contracts.`)
  const key = unmarshall(input.Item ?? input.Key ?? {})
  return [{ table, partition: String(key[tables[table].partition]), text: JSON.stringify({ key, input }) }]
}
