import { randomUUID } from 'node:crypto'
import { connect } from '../connection/connect.ts'
import { createOpenSearchSearch } from '../create-opensearch-search.ts'
import { createIndex, deleteIndex } from '../index/stock-indices.ts'

/** Makes engines on an OpenSearch that runs, each with an empty index of its own, until they are all let go. */
export function testEngines(url = process.env.OPENSEARCH_URL) {
  if (!url) throw new Error('These tests ask a real OpenSearch: npm run test:engines starts one.')
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
