import { expect, test } from 'vitest'
import type { Call } from '../connection/connection.ts'
import { createIndex } from './stock-indices.ts'

test('[IN-3] a new index is ready once its replicas are: losing a node then loses no shard', async () => {
  const asked: Call[] = []
  await createIndex(async (call) => asked.push(call), 'stock-1')
  expect(asked).toMatchObject([{ method: 'PUT', path: '/stock-1', query: { wait_for_active_shards: 'all' } }])
})
