import { listDealerships } from '@forecourt/lambda-kit/tenants/known-dealerships'
import type { StockSource } from '@forecourt/stock-search/opensearch/reindex/catch-up'
import type { ReindexOutcome } from '@forecourt/stock-search/opensearch/reindex/reindex'
import type { ReindexTask } from '@forecourt/stock-search/opensearch/reindex/reindex-task'
import { batchGet } from '../table/batch-get.ts'
import { acquireLease, type LeaseMessages, type LeaseTiming } from '../table/lease.ts'
import { readableItems } from '../table/stock-item.ts'
import { readDealership } from '../table/stock-table.ts'
import { toStockChange } from './load-stock.ts'
import { openSearchAddress } from './shared-search.ts'

/** The stock table, as the source of an index. */
const source: StockSource = {
  dealerships: listDealerships,
  async *read(dealership) {
    for await (const items of readDealership(dealership)) yield items.map(toStockChange)
  },
  async current(keys) {
    const items = await Array.fromAsync(
      batchGet(keys.map(({ dealership, id }) => ({ dealership_slug: dealership, id }))),
    )
    return readableItems(items).map(toStockChange)
  },
}

async function task() {
  const address = openSearchAddress()
  if (!address)
    throw new Error('OPENSEARCH_URL is missing. Only a shared search engine has an index to build: npm run opensearch')
  const { batchConnection } = await import('@forecourt/stock-search/opensearch/connection/batch-connection')
  const { stockAlias } = await import('@forecourt/stock-search/opensearch/index/stock-indices')
  return { connection: batchConnection(address), alias: stockAlias, source }
}

type ReindexOptions = Pick<ReindexTask, 'scopes' | 'say' | 'signal' | 'until' | 'isFromScratch' | 'isAccepted'>

/** Builds the shared engine's next index from the stock table, and replaces the one in use (docs/operations/rebuild-search-index.md). */
export async function reindexStock(options: ReindexOptions, timing?: LeaseTiming): Promise<ReindexOutcome> {
  const { reindex } = await import('@forecourt/stock-search/opensearch/reindex/reindex')
  const { say, signal } = options
  return runExclusively(
    { file: 'reindex', say, signal },
    async (check) => reindex({ ...(await task()), ...options, check }),
    timing,
  )
}

/** Switches back to the previous index; undefined if there is none. */
export async function rollBackIndex({ say }: Pick<ReindexOptions, 'say'>): Promise<string | undefined> {
  const { rollBack } = await import('@forecourt/stock-search/opensearch/reindex/roll-back')
  return runExclusively({ file: 'rollback', say }, async (check) => rollBack({ ...(await task()), say, check }))
}

/** `missing` also while the first is being built; `outdated` if it was built with other fields than this release has. */
export async function readIndexState(): Promise<'missing' | 'outdated' | 'ready'> {
  const { connection, alias } = await task()
  const { currentIndex, fieldsOf, listIndices } = await import('@forecourt/stock-search/opensearch/index/stock-indices')
  const current = await currentIndex(connection, alias)
  const { meta } = (await listIndices(connection, alias)).find(({ index }) => index === current) ?? {}
  if (meta?.state !== 'ready') return 'missing'
  return meta.fields === fieldsOf() ? 'ready' : 'outdated'
}

type ExclusiveWork = Pick<ReindexOptions, 'say' | 'signal'> & { file: string }

/** Two at once would build on one index, or delete each other's. */
async function runExclusively<T>(
  { file, say, signal }: ExclusiveWork,
  work: (check: () => void) => Promise<T>,
  timing?: LeaseTiming,
): Promise<T> {
  const onWait = (line: string) => say(`${line} Waiting for it, for at most half a minute.`)
  const lease = await acquireLease({ partition: '#reindex', file, onWait, signal, messages }, timing)
  try {
    return await work(lease.check)
  } finally {
    await lease.release()
  }
}

const messages: LeaseMessages = {
  running: (details) => `The index is being built already: another ${details}.`,
  advice: 'Wait until it ends, then run this again.',
  expired: 'This run was suspended, so another reindex may have begun. Run it again.',
}
