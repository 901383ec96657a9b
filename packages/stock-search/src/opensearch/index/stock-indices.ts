import { createHash } from 'node:crypto'
import { hitSchema } from '@forecourt/contracts/stock/vehicle'
import * as z from 'zod/mini'
import { sampleVehicles } from '../../sample-vehicles.ts'
import { type Connection, EngineError } from '../connection/connection.ts'
import { writeOf } from './document.ts'
import { type IndexOptions, indexBody } from './index-body.ts'

/** The alias for searches and writes; each reindex points it at another index. */
export const stockAlias = 'stock'

/** An index's metadata: how it was built, and its progress. */
const metaSchema = z.object({
  /** The indexed fields: an index with other fields is not resumed, and may answer differently. */
  fields: z.string(),
  /** `different` from the one in use when compared, so it is used only if that is accepted. */
  state: z.enum(['building', 'different', 'ready']),
  /** The dealerships that are complete. */
  done: z.array(z.string()),
  /** The index that it replaced, kept for a rollback. */
  previous: z.optional(z.string()),
  /** The previous index, while this one may lack changes that reached that during the swap. */
  owed: z.optional(z.string()),
  /** It was restored without the latest changes: the next index is not compared with it. */
  isBehind: z.optional(z.boolean()),
})
export type IndexMeta = z.infer<typeof metaSchema>

/** An index's name and metadata. */
export type StockIndex = { index: string; meta: IndexMeta }

const mappingsSchema = z.record(
  z.string(),
  z.object({ mappings: z.object({ _meta: z.optional(z.object({ forecourt: metaSchema })) }) }),
)
const aliasesSchema = z.record(z.string(), z.unknown())
const changedSchema = z.object({ acknowledged: z.boolean() })
const blockedSchema = z.object({
  acknowledged: z.boolean(),
  shards_acknowledged: z.boolean(),
  /** Of those that were not blocked before. */
  indices: z.array(z.object({ blocked: z.optional(z.boolean()) })),
})

const setUpMs = 60_000
const pathOf = (index: string): string => `/${encodeURIComponent(index)}`

/**
 * A fingerprint of what this release indexes: the mapping, the documents of sample vehicles, and the schema of cards. A value that is worked
 * out in another way, or a card with a new required field, changes the fingerprint: the index is rebuilt, and an older build is never resumed.
 */
export const fieldsOf = (hit: z.core.$ZodType = hitSchema): string => {
  const documents = sampleVehicles().map((vehicle) => writeOf({ kind: 'put', vehicle, version: 1 }))
  return createHash('sha256')
    .update(JSON.stringify([indexBody().mappings, documents, z.toJSONSchema(hit, { unrepresentable: 'any' })]))
    .digest('hex')
    .slice(0, 12)
}

/**
 * The alias for a build's writes. A write to a deleted index would create it again, without its mapping; through a
 * missing alias it fails.
 */
export const buildAlias = (index: string): string => `${index}-build`

/**
 * Creates an empty index with this release's mapping, and waits at most half a minute for its replicas: losing a node
 * before they are ready would lose its shards.
 */
export async function createIndex(
  connection: Connection,
  index: string,
  options: IndexOptions = {},
): Promise<StockIndex> {
  const { settings, mappings } = indexBody(options)
  const meta: IndexMeta = { fields: fieldsOf(), state: 'building', done: [] }
  const aliases = { [buildAlias(index)]: {} }
  const body = { settings, aliases, mappings: { ...mappings, _meta: { forecourt: meta } } }
  const query = { wait_for_active_shards: 'all', timeout: '30s' }
  await connection({ method: 'PUT', path: pathOf(index), query, body, timeoutMs: setUpMs })
  return { index, meta }
}

const ifThere = <T>(asked: Promise<T>): Promise<T | undefined> =>
  asked.catch((error: unknown) => {
    if (error instanceof EngineError && error.status === 404) return undefined
    throw error
  })

/** Succeeds if the index does not exist. */
export async function deleteIndex(connection: Connection, index: string): Promise<void> {
  await ifThere(connection({ method: 'DELETE', path: pathOf(index), timeoutMs: setUpMs }))
}

/** The index behind the alias; undefined before the first was built. */
export async function currentIndex(connection: Connection, alias: string): Promise<string | undefined> {
  const found = await ifThere(connection({ method: 'GET', path: `/_alias/${encodeURIComponent(alias)}` }))
  return found === undefined ? undefined : Object.keys(aliasesSchema.parse(found))[0]
}

/** Every index of an alias, in use or not, the latest last. */
export async function listIndices(connection: Connection, alias: string): Promise<StockIndex[]> {
  const found = await connection({ method: 'GET', path: `${pathOf(`${alias}-*`)}/_mapping` })
  return Object.entries(mappingsSchema.parse(found))
    .flatMap(([index, { mappings }]) => (mappings._meta ? [{ index, meta: mappings._meta.forecourt }] : []))
    .sort((a, b) => (a.index < b.index ? -1 : 1))
}

export async function setMeta(connection: Connection, index: string, meta: IndexMeta): Promise<void> {
  const body = { _meta: { forecourt: meta } }
  await connection({ method: 'PUT', path: `${pathOf(index)}/_mapping`, body, timeoutMs: setUpMs })
}

/** Makes all writes visible to searches. */
export async function refresh(connection: Connection, index: string): Promise<void> {
  await connection({ method: 'POST', path: `${pathOf(index)}/_refresh`, timeoutMs: setUpMs })
}

/** @throws EngineError also if a node has not confirmed in time, which the index answers with 200. */
async function changeAliases(connection: Connection, actions: readonly object[]): Promise<void> {
  const answer = await connection({ method: 'POST', path: '/_aliases', body: { actions }, timeoutMs: setUpMs })
  if (!changedSchema.parse(answer).acknowledged)
    throw new EngineError('timeout', 'Not every node of the index has confirmed the alias in time.')
}

/**
 * Moves the alias atomically, so that no search finds neither or both.
 * @throws EngineError if it does not point at `from` any more.
 */
export async function swapAlias(connection: Connection, alias: string, to: string, from?: string): Promise<void> {
  const remove = from === undefined ? [] : [{ remove: { index: from, alias, must_exist: true } }]
  try {
    await changeAliases(connection, [...remove, { add: { index: to, alias, is_write_index: true } }])
  } catch (error) {
    // A retry after a lost response finds the swap done.
    const isGone = error instanceof EngineError && error.status === 404
    if (!isGone || (await currentIndex(connection, alias)) !== to) throw error
  }
}

/**
 * Later writes to it fail, and pending ones are complete: it does not change any more.
 * @throws EngineError also if that fails for one of its shards, which the index answers with 200.
 */
export async function blockWrites(connection: Connection, index: string): Promise<void> {
  const answer = await connection({ method: 'PUT', path: `${pathOf(index)}/_block/write`, timeoutMs: setUpMs })
  const { acknowledged, shards_acknowledged, indices } = blockedSchema.parse(answer)
  const wasClosed = indices.length === 0
  if (acknowledged && (wasClosed || (shards_acknowledged && indices.every(({ blocked }) => blocked)))) return
  throw new EngineError('timeout', `${index} still accepts writes: ${JSON.stringify(answer).slice(0, 500)}`)
}

/** Allows writes again, also those of a build. */
export async function allowWrites(connection: Connection, index: string): Promise<void> {
  const body = { 'index.blocks.write': null }
  await connection({ method: 'PUT', path: `${pathOf(index)}/_settings`, body, timeoutMs: setUpMs })
  await changeAliases(connection, [{ add: { index, alias: buildAlias(index) } }])
}
