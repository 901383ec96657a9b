import { AsyncLocalStorage } from 'node:async_hooks'
import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb'
import type { TableName } from '@forecourt/contracts/tables/tables'
import * as z from 'zod/mini'
import { environment } from '../environment.ts'
import { traceTableCalls } from '../observability/trace.ts'

let client: { endpoint: string | undefined; instance: DynamoDBClient } | undefined

/** What a run of work uses in place of the process's own client, for one table. */
type TableClient = { table: TableName; client: DynamoDBClient }
const tableClients = new AsyncLocalStorage<ReadonlyMap<TableName, DynamoDBClient>>()

/**
 * The client for a table: this process's own, or the one that the work under way was given for it. The SDK finds its endpoint
 * in AWS_ENDPOINT_URL_DYNAMODB, else in AWS itself.
 */
export function dynamodb(table: TableName): DynamoDBClient {
  return tableClients.getStore()?.get(table) ?? ownClient()
}

/** Does work that reaches one table by other credentials than the process's own, and keeps what it was lent for others. */
export const withTableClient = <T>({ table, client: lent }: TableClient, work: () => Promise<T>): Promise<T> =>
  tableClients.run(new Map([...(tableClients.getStore() ?? []), [table, lent]]), work)

/** A client with other credentials on the connections of the process's own: ten thousand of them cost no sockets. */
export const clientWithCredentials = (credentials: NonNullable<DynamoDBClientConfig['credentials']>): DynamoDBClient =>
  withoutSdkLogger(
    new DynamoDBClient({ maxAttempts: 3, requestHandler: ownClient().config.requestHandler, credentials }),
  )

function ownClient(): DynamoDBClient {
  const endpoint = process.env.AWS_ENDPOINT_URL_DYNAMODB
  if (client?.endpoint !== endpoint || !client) {
    client?.instance.destroy()
    client = { endpoint, instance: newClient() }
  }
  return client.instance
}

/** `TABLE_TRY_MS`: after how long a try gives up, three seconds if absent; three are made, inside a function's own deadline. */
const settings = environment(
  z.object({ TABLE_TRY_MS: z._default(z.coerce.number().check(z.int(), z.positive()), 3000) }),
)

function newClient(): DynamoDBClient {
  const { TABLE_TRY_MS: requestTimeout } = settings()
  const requestHandler = { connectionTimeout: requestTimeout / 2, requestTimeout, throwOnRequestTimeout: true }
  return withoutSdkLogger(new DynamoDBClient({ maxAttempts: 3, requestHandler }))
}

function withoutSdkLogger(made: DynamoDBClient): DynamoDBClient {
  // It copies every item for an unused log: a sixth of an import's CPU time.
  made.middlewareStack.remove('loggerMiddleware')
  return traceTableCalls(made)
}
