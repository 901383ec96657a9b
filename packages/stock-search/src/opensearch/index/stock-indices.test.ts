import { hitSchema } from '@forecourt/contracts/stock/vehicle'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Call } from '../connection/connection.ts'
import { createIndex, fieldsOf } from './stock-indices.ts'

test('[IN-3] a new index is ready once its replicas are: losing a node then loses no shard', async () => {
  const asked: Call[] = []
  await createIndex(async (call) => asked.push(call), 'stock-1')
  expect(asked).toMatchObject([{ method: 'PUT', path: '/stock-1', query: { wait_for_active_shards: 'all' } }])
})

test.each([
  ['a new required field', z.extend(hitSchema, { weight: z.number() })],
  ['a field that becomes required', z.extend(hitSchema, { km: z.int() })],
  ['a field of another type', z.extend(hitSchema, { year: z.string() })],
])('a card with %s changes the fingerprint, so that the index is rebuilt', (_what, schema) => {
  expect(fieldsOf(schema)).not.toBe(fieldsOf())
})
