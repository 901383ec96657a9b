import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type TableName, tables, tableVariable } from '@forecourt/contracts/tables/tables'
import dynalite from 'dynalite'
import { createTables } from '../data/create-tables.ts'

export const testOriginSecret = 'the-edge-secret-of-tests'

/**
 * A DynamoDB in this process's memory with every table of the contracts, empty; the environment variables that functions
 * read point to it. Close it when the tests of a file end.
 */
export async function startLocalTables(): Promise<{ endpoint: string; close(): Promise<void> }> {
  const server = dynalite({ createTableMs: 0, deleteTableMs: 0 })
  // A busy machine may send on a connection just as it is closed for having been idle: none is.
  server.keepAliveTimeout = 0
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  Object.assign(process.env, {
    AWS_REGION: 'ap-southeast-2',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
    ORIGIN_SECRET: testOriginSecret,
    RELEASES_TTL_MS: '0',
  })
  for (const name of Object.keys(tables) as TableName[]) process.env[tableVariable(name)] = `test-${name}`
  await createTables(endpoint)
  return {
    endpoint,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
