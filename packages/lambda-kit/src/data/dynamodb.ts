import { AsyncLocalStorage } from 'node:async_hooks'
import type { TableName } from '@forecourt/contracts/tables/tables'
import * as z from 'zod/mini'
import type { Credentials } from '../aws/request/credentials.ts'
import { environment } from '../environment.ts'
import { TableClient } from './table-client.ts'

let client: TableClient | undefined

/** What a run of work uses in place of the process's own client, for one table. */
type LentClient = { table: TableName; client: TableClient }
const lentClients = new AsyncLocalStorage<ReadonlyMap<TableName, TableClient>>()

/** The client for a table: this process's own, or the one that the work under way was given for it. */
export function dynamodb(table: TableName): TableClient {
  return lentClients.getStore()?.get(table) ?? ownClient()
}

/** Does work that reaches one table by other credentials than the process's own, and keeps what it was lent for others. */
export const withTableClient = <T>({ table, client: lent }: LentClient, work: () => Promise<T>): Promise<T> =>
  lentClients.run(new Map([...(lentClients.getStore() ?? []), [table, lent]]), work)

/** A client with other credentials. All clients share their connections. */
export const clientWithCredentials = (credentials: Credentials): TableClient =>
  new TableClient({ tryMs: settings().TABLE_TRY_MS, credentials })

function ownClient(): TableClient {
  client ??= new TableClient({ tryMs: settings().TABLE_TRY_MS })
  return client
}

/** `TABLE_TRY_MS`: after how long a try gives up, three seconds if absent; three are made, inside a function's own deadline. */
const settings = environment(
  z.object({ TABLE_TRY_MS: z._default(z.coerce.number().check(z.int(), z.positive()), 3000) }),
)
