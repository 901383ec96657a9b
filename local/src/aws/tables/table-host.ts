import { mkdir } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type TableName, tables } from '@forecourt/contracts/tables/tables'
import dynalite from 'dynalite'
import * as z from 'zod/mini'
import type { Change, KeyImage } from './change-stream.ts'
import { tableNamed } from './local-table-names.ts'

/** A write that succeeded: every write of ours is one item's. */
export type TableWrite = { table: TableName } & Change
export type OnWrite = (write: TableWrite) => void

export type TableHost = { endpoint: string; close(): Promise<void> }

/**
 * DynamoDB on this machine: dynalite, in this process, kept in `folder`. Dynalite has no streams, so its requests are
 * tapped: `onWrite` gets each write that succeeded, whichever process sent it, of the tables that have a stream. Port 0 takes a free one.
 */
export async function hostTables(folder: string, onWrite: OnWrite, listenOn = 0): Promise<TableHost> {
  await mkdir(folder, { recursive: true })
  const server = dynalite({ path: folder, createTableMs: 0, deleteTableMs: 0 })
  // No idle timeout: a request could be sent on a connection just as it is closed.
  server.keepAliveTimeout = 0
  server.prependListener('request', (request, response) => tap(request, response, onWrite))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(listenOn, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.closeAllConnections()
        server.close((error) => (error ? reject(error) : resolve()))
      }),
  }
}

const attributesSchema = z.record(z.string(), z.unknown())
const singleWriteSchema = z.object({
  TableName: z.string(),
  Item: z.optional(attributesSchema),
  Key: z.optional(attributesSchema),
})

const writes: Readonly<Record<string, Change['eventName']>> = {
  PutItem: 'MODIFY',
  UpdateItem: 'MODIFY',
  DeleteItem: 'REMOVE',
}

function tap(request: IncomingMessage, response: ServerResponse, onWrite: OnWrite): void {
  const eventName = writes[String(request.headers['x-amz-target'] ?? '').split('.')[1] ?? '']
  if (!eventName) return
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  response.on('finish', () => {
    if (response.statusCode !== 200) return
    const { TableName, Item, Key } = singleWriteSchema.parse(JSON.parse(Buffer.concat(chunks).toString('utf8')))
    const table = tableNamed(TableName)
    const image = Item ?? Key
    if (table && image && 'stream' in tables[table]) onWrite({ table, keys: keysOf(table, image), eventName })
  })
}

function keysOf(table: TableName, image: Record<string, unknown>): KeyImage {
  const shape = tables[table]
  const names = 'sort' in shape ? [shape.partition, shape.sort] : [shape.partition]
  return Object.fromEntries(names.map((name) => [name, z.object({ S: z.string() }).parse(image[name])]))
}
