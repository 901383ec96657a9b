import { randomUUID } from 'node:crypto'
import { connect } from '../connection/connect.ts'
import { createOpenSearchSearch } from '../create-opensearch-search.ts'
import { createIndex, deleteIndex } from '../index/stock-indices.ts'

/** Creates engines on a running OpenSearch, each with an empty index, and deletes them afterwards. */
export function testEngines(url = process.env.OPENSEARCH_URL) {
  if (!url) throw new Error('These tests need a running OpenSearch: npm run test:engines starts one.')
  const connection = connect({ urls: url.split(','), timeoutMs: 60_000 })
  const made: string[] = []
  return {
    connection,
    async create({ shards = 1, ...options }: { shards?: number; window?: number } = {}) {
      const index = `test-${randomUUID()}`
      await createIndex(connection, index, { shards })
      made.push(index)
      return createOpenSearchSearch(connection, { index, isAtOnce: true, ...options })
    },
    async close() {
      for (const index of made.splice(0)) await deleteIndex(connection, index)
    },
  }
}
