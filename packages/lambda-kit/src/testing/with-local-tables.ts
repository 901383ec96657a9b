import { afterAll, beforeAll } from 'vitest'
import { startLocalTables } from './local-tables.ts'

/** Starts local tables before the tests of a file, and closes them after its own `afterAll`. */
export function withLocalTables(): { readonly endpoint: string } {
  let tables: Awaited<ReturnType<typeof startLocalTables>>
  beforeAll(async () => {
    tables = await startLocalTables()
  })
  afterAll(() => tables.close())
  return {
    get endpoint() {
      return tables.endpoint
    },
  }
}
