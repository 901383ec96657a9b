import { createOpenSearchSearch } from '@forecourt/stock-search/opensearch/create-opensearch-search'
import { createIndex, deleteIndex, stockAlias, swapAlias } from '@forecourt/stock-search/opensearch/index/stock-indices'
import { testEngines } from '@forecourt/stock-search/opensearch/testing/test-engines'
import { testVehicle } from '@forecourt/stock-search/testing/test-vehicle'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createEngineProbe } from './engine-state.ts'

const { connection } = testEngines()
const index = 'stock-read-only'

beforeEach(async () => {
  await createIndex(connection, index)
  await swapAlias(connection, stockAlias, index)
})
afterEach(() => deleteIndex(connection, index))

type SetBlock = (value: true | null) => Promise<unknown>

const ofIndex =
  (block: string): SetBlock =>
  (value) =>
    connection({ method: 'PUT', path: `/${index}/_settings`, body: { [`index.blocks.${block}`]: value } })
const ofCluster: SetBlock = (value) =>
  connection({
    method: 'PUT',
    path: '/_cluster/settings',
    body: { persistent: { 'cluster.blocks.read_only_allow_delete': value } },
  })

const rejected = 'The index stock rejected 1 write (northgate/1): cluster_block_exception: index [stock-read-only] '

test.each([
  ['index write (api)', ofIndex('write'), rejected],
  ['index read-only (api)', ofIndex('read_only'), rejected],
  // Like OpenSearch on a full disk.
  ['disk usage exceeded flood-stage watermark', ofIndex('read_only_allow_delete'), rejected],
  ['cluster read-only / allow delete (api)', ofCluster, 'The index answered 403: cluster_block_exception: '],
])('an index that becomes blocked for writes is detected, and its recovery too: %s', async (why, setBlock, message) => {
  const probe = await createEngineProbe()
  expect(await probe()).toMatchObject({ kind: 'answers', index })
  await setBlock(true)
  try {
    expect(await probe()).toMatchObject({ kind: 'read-only', index, why: expect.stringContaining(why) })
    const search = createOpenSearchSearch(connection, { index: stockAlias, isAlias: true })
    const change = { kind: 'put', version: 1, vehicle: testVehicle({ id: '1' }) } as const
    const failure = await search.apply([change]).catch(String)
    expect(failure).toContain(message)
    expect(failure).toContain(why)
  } finally {
    await setBlock(null)
  }
  expect(await probe()).toMatchObject({ kind: 'answers', index })
})
