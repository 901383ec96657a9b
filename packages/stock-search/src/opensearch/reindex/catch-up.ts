import { countOf } from '@forecourt/domain/text/numbers'
import * as z from 'zod/mini'
import type { StockChange } from '../../port.ts'
import type { Connection } from '../connection/connection.ts'
import { dealershipField, idField } from '../index/field-names.ts'
import { buildAlias, refresh } from '../index/stock-indices.ts'
import { UnwrittenError, writeChanges } from '../index/write-changes.ts'
import { createSearcher } from '../query/searcher.ts'

export type VehicleKey = { dealership: string; id: string }

/** The source of the stock: its table. */
export type StockSource = {
  dealerships(): Promise<readonly string[]>
  /** All current vehicles of a dealership, page by page. */
  read(dealership: string): AsyncIterable<readonly StockChange[]>
  /** The current state of these vehicles; for a withdrawn one, its removal. */
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
  /** Only these dealerships; all when omitted. */
  dealerships?: readonly string[]
  say(line: string): void
  /** Throws if the work must stop. */
  check(): void
}

/**
 * Copies changes from one index to another: vehicles with a later version in the first are read from the stock table
 * and written, so the mappings may differ. Rejected writes are reported and do not stop the rest. Returns the number of
 * vehicles.
 */
export async function catchUp(connection: Connection, task: CatchUpTask): Promise<number> {
  const { from, to, source, dealerships, say, check } = task
  await refresh(connection, from)
  let behind = 0
  for await (const page of documentsIn(connection, from, dealerships)) {
    check()
    const later = await newerThan(connection, to, page)
    behind += later.length
    // Vehicles missing from the table belong to another table, whose versions would block a vehicle with the same id
    // for good.
    const changes = await source.current(later)
    await writeChanges(connection, changes, { index: buildAlias(to), isAlias: true }).catch((error: unknown) => {
      if (!(error instanceof UnwrittenError)) throw error
      say(`${to} rejected ${countOf(error.changes.length, 'vehicle')} that changed: ${error.message}`)
    })
  }
  if (behind > 0) await refresh(connection, to)
  return behind
}

/** All documents of some dealerships, or of all, including removed vehicles, with their versions. */
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

/** Those with a later version than in the other index, or missing there. */
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
