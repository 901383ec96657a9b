import { createHash } from 'node:crypto'
import { hitSchema } from '@forecourt/contracts/stock/vehicle'
import * as z from 'zod/mini'
import { steps } from '../../filter-values.ts'
import { type Connection, EngineError } from '../connection/connection.ts'
import { type IndexOptions, indexBody } from './index-body.ts'

/** By this name searches and writes find the index; which one it is changes with every reindex. */
export const stockAlias = 'stock'

/** What an index says of itself: how it was made, and how far its building has come. */
const metaSchema = z.object({
  /** What is kept of a vehicle: an index of other fields is not built on, and rightly answers otherwise. */
  fields: z.string(),
  /** `different` from the one in use when it was compared, and used only where that is accepted. */
  state: z.enum(['building', 'different', 'ready']),
  /** The dealerships that are in it already. */
  done: z.array(z.string()),
  /** The index that it took over from, kept for a way back. */
  previous: z.optional(z.string()),
  /** The index before it, as long as it may lack what that was still told in the moment of the swap. */
  owed: z.optional(z.string()),
  /** It serves again, and could not learn all that came since: it is no measure of the next. */
  isBehind: z.optional(z.boolean()),
})
export type IndexMeta = z.infer<typeof metaSchema>

/** An index by its name, and what it says of itself. */
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

/** What this release keeps of a vehicle, in a word: its fields, the steps of its values, and what a card has. */
export const fieldsOf = (): string =>
  createHash('sha256')
    .update(JSON.stringify([indexBody().mappings, steps, Object.keys(hitSchema.shape)]))
    .digest('hex')
    .slice(0, 12)

/**
 * The name by which a build writes to its index. A write to an index that is gone would make it anew, without its mapping; to an
 * alias that is gone it fails.
 */
export const buildAlias = (index: string): string => `${index}-build`

/**
 * Makes an empty index with the mapping of this release, and waits half a minute at most for its second copies: a node that goes
 * before they are there takes its part of the index with it.
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

/** Also where there is none. */
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

/** Whatever was written is found from now on. */
export async function refresh(connection: Connection, index: string): Promise<void> {
  await connection({ method: 'POST', path: `${pathOf(index)}/_refresh`, timeoutMs: setUpMs })
}

/** @throws EngineError also where a node has not said in time that it knows of it, which the index answers with 200. */
async function changeAliases(connection: Connection, actions: readonly object[]): Promise<void> {
  const answer = await connection({ method: 'POST', path: '/_aliases', body: { actions }, timeoutMs: setUpMs })
  if (!changedSchema.parse(answer).acknowledged)
    throw new EngineError('timeout', 'Not every node of the index has said in time that it knows of an alias.')
}

/** Lets the alias name another index, in one step: no search finds neither or both. @throws EngineError where it names `from` no more. */
export async function swapAlias(connection: Connection, alias: string, to: string, from?: string): Promise<void> {
  const remove = from === undefined ? [] : [{ remove: { index: from, alias, must_exist: true } }]
  try {
    await changeAliases(connection, [...remove, { add: { index: to, alias, is_write_index: true } }])
  } catch (error) {
    // Asked again where the answer was lost, it finds that it is done.
    const isGone = error instanceof EngineError && error.status === 404
    if (!isGone || (await currentIndex(connection, alias)) !== to) throw error
  }
}

/**
 * Whatever is written to it from now on fails, and all that was under way is done: it changes no more.
 * @throws EngineError also where that is not so of all its shards, which the index answers with 200.
 */
export async function blockWrites(connection: Connection, index: string): Promise<void> {
  const answer = await connection({ method: 'PUT', path: `${pathOf(index)}/_block/write`, timeoutMs: setUpMs })
  const { acknowledged, shards_acknowledged, indices } = blockedSchema.parse(answer)
  const wasClosed = indices.length === 0
  if (acknowledged && (wasClosed || (shards_acknowledged && indices.every(({ blocked }) => blocked)))) return
  throw new EngineError('timeout', `${index} still takes writes: ${JSON.stringify(answer).slice(0, 500)}`)
}

/** Takes writes again, also those of a build. */
export async function allowWrites(connection: Connection, index: string): Promise<void> {
  const body = { 'index.blocks.write': null }
  await connection({ method: 'PUT', path: `${pathOf(index)}/_settings`, body, timeoutMs: setUpMs })
  await changeAliases(connection, [{ add: { index, alias: buildAlias(index) } }])
}
