import { listDealerships } from '@forecourt/lambda-kit/tenants/known-dealerships'
import type { StockSource } from '@forecourt/stock-search/opensearch/catch-up'
import type { ReindexOutcome } from '@forecourt/stock-search/opensearch/reindex'
import type { Reindex } from '@forecourt/stock-search/opensearch/reindex-task'
import { batchGet } from './batch-get.ts'
import { holdLease, type LeaseTexts, type Timing } from './lease.ts'
import { sharedAddress } from './shared-search.ts'
import { readableItems } from './stock-item.ts'
import { changeOf } from './stock-reading.ts'
import { readDealership } from './stock-table.ts'

/** The stock table, as an index is built from it. */
const source: StockSource = {
  dealerships: listDealerships,
  async *read(dealership) {
    for await (const items of readDealership(dealership)) yield items.map(changeOf)
  },
  async current(keys) {
    const items = await Array.fromAsync(
      batchGet(keys.map(({ dealership, id }) => ({ dealership_slug: dealership, id }))),
    )
    return readableItems(items).map(changeOf)
  },
}

async function task() {
  const address = sharedAddress()
  if (!address)
    throw new Error(
      'OPENSEARCH_URL is missing. Only the engine that all processes share has an index that is built: npm run opensearch',
    )
  const { patientConnection } = await import('@forecourt/stock-search/opensearch/patient-connection')
  const { stockAlias } = await import('@forecourt/stock-search/opensearch/stock-indices')
  return { connection: patientConnection(address), alias: stockAlias, source }
}

type Told = Pick<Reindex, 'scopes' | 'say' | 'signal' | 'until' | 'isFromScratch' | 'isAccepted'>

/** Builds the shared engine's next index from the stock table, and puts it in the place of the one in use (docs/operations.md). */
export async function reindexStock(told: Told, timing?: Timing): Promise<ReindexOutcome> {
  const { reindex } = await import('@forecourt/stock-search/opensearch/reindex')
  const { say, signal } = told
  return alone(
    { file: 'reindex', say, signal },
    async (check) => reindex({ ...(await task()), ...told, check }),
    timing,
  )
}

/** Lets the index before this one serve again; undefined where there is none. */
export async function rollBackIndex({ say }: Pick<Told, 'say'>): Promise<string | undefined> {
  const { rollBack } = await import('@forecourt/stock-search/opensearch/roll-back')
  return alone({ file: 'rollback', say }, async (check) => rollBack({ ...(await task()), say, check }))
}

/** Whether an index serves that was built to its end. */
export async function isIndexReady(): Promise<boolean> {
  const { connection, alias } = await task()
  const { currentIndex, listIndices } = await import('@forecourt/stock-search/opensearch/stock-indices')
  const current = await currentIndex(connection, alias)
  return (await listIndices(connection, alias)).some(({ index, meta }) => index === current && meta.state === 'ready')
}

type Alone = Pick<Told, 'say' | 'signal'> & { file: string }

/** Two at once would build on one index, or take each other's away. */
async function alone<T>(
  { file, say, signal }: Alone,
  work: (check: () => void) => Promise<T>,
  timing?: Timing,
): Promise<T> {
  const onWait = (line: string) => say(`${line} Waiting for it, for half a minute at most.`)
  const lease = await holdLease({ partition: '#reindex', file, onWait, signal, texts }, timing)
  try {
    return await work(lease.check)
  } finally {
    await lease.release()
  }
}

const texts: LeaseTexts = {
  running: (details) => `The index is being worked on already: another ${details}.`,
  advice: 'Wait for its end, then run this again.',
  stoodStill: 'This stood still, so another reindex may have begun. Run it again.',
}
