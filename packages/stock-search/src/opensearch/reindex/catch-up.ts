import { counted } from '@forecourt/domain/text/counted'
import * as z from 'zod/mini'
import type { StockChange } from '../../port.ts'
import type { Connection } from '../connection/connection.ts'
import { dealershipField, idField } from '../index/field-names.ts'
import { buildAlias, refresh } from '../index/stock-indices.ts'
import { UnwrittenError, writeChanges } from '../index/write-changes.ts'
import { createSearcher } from '../query/searcher.ts'

export type VehicleKey = { dealership: string; id: string }

/** Where the stock itself is kept. */
export type StockSource = {
  dealerships(): Promise<readonly string[]>
  /** All vehicles of a dealership as they now stand, a page at a time. */
  read(dealership: string): AsyncIterable<readonly StockChange[]>
  /** Those of these vehicles that there are, as they now stand; of one that was withdrawn, its removal. */
  current(keys: readonly VehicleKey[]): Promise<StockChange[]>
}

const pageSize = 2000
const keySchema = z.object({ [dealershipField]: z.tuple([z.string()]), [idField]: z.tuple([z.string()]) })
const versionsSchema = z.object({
  docs: z.array(z.object({ _id: z.string(), _version: z.optional(z.int()) })),
})

type IndexedVehicle = VehicleKey & { documentId: string; version: number }
type CatchUpTask = {
  from: string
  to: string
  source: StockSource
  /** Only what these have; everything when left out. */
  dealerships?: readonly string[]
  say(line: string): void
  /** Throws where the work is to end. */
  check(): void
}

/**
 * Brings one index to what another knows: whatever that has in a later version is read from the stock itself and written, so the
 * two may have different mappings. What the index refuses is said, and keeps nothing else out of it. Answers how many there were.
 */
export async function catchUp(connection: Connection, task: CatchUpTask): Promise<number> {
  const { from, to, source, dealerships, say, check } = task
  await refresh(connection, from)
  let behind = 0
  for await (const page of documentsIn(connection, from, dealerships)) {
    check()
    const later = await newerThan(connection, to, page)
    behind += later.length
    // What the stock itself does not know came from another table, whose versions say nothing of this one's: carried over they
    // would refuse a vehicle of the same id for good.
    const changes = await source.current(later)
    await writeChanges(connection, changes, { index: buildAlias(to), isAlias: true }).catch((error: unknown) => {
      if (!(error instanceof UnwrittenError)) throw error
      say(`${to} refuses ${counted(error.changes.length, 'vehicle')} that changed: ${error.message}`)
    })
  }
  if (behind > 0) await refresh(connection, to)
  return behind
}

/** All that an index knows of some dealerships, or of all, removed vehicles too, with their versions. */
async function* documentsIn(
  connection: Connection,
  index: string,
  dealerships?: readonly string[],
): AsyncGenerator<IndexedVehicle[]> {
  let after = {}
  for (;;) {
    const { hits } = await createSearcher(connection, index).searchOne({
      size: pageSize,
      track_total_hits: false,
      ...(dealerships && { query: { terms: { [dealershipField]: dealerships } } }),
      version: true,
      _source: false,
      docvalue_fields: [dealershipField, idField],
      sort: [{ [dealershipField]: 'asc' }, { [idField]: 'asc' }],
      ...after,
    })
    yield hits.hits.map(({ _id, _version = 0, fields }) => {
      const key = keySchema.parse(fields)
      return { documentId: _id, version: _version, dealership: key[dealershipField][0], id: key[idField][0] }
    })
    if (hits.hits.length < pageSize) return
    after = { search_after: hits.hits.at(-1)?.sort }
  }
}

/** Those that another index knows by an earlier version only, or not at all. */
async function newerThan(
  connection: Connection,
  index: string,
  known: readonly IndexedVehicle[],
): Promise<IndexedVehicle[]> {
  if (known.length === 0) return []
  const answer = await connection({
    method: 'POST',
    path: `/${encodeURIComponent(index)}/_mget`,
    query: { _source: false },
    body: { ids: known.map(({ documentId }) => documentId) },
    timeoutMs: 30_000,
  })
  const versions = new Map(versionsSchema.parse(answer).docs.map(({ _id, _version }) => [_id, _version]))
  return known.filter(({ documentId, version }) => version > (versions.get(documentId) ?? -1))
}
