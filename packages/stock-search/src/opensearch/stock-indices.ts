import { createHash } from 'node:crypto'
import { hitSchema } from '@forecourt/contracts/vehicle'
import * as z from 'zod/mini'
import { steps } from '../filter-values.ts'
import { type Connection, EngineError } from './connection.ts'
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
})
export type IndexMeta = z.infer<typeof metaSchema>

/** An index by its name, and what it says of itself. */
export type StockIndex = { index: string; meta: IndexMeta }

const mappingsSchema = z.record(
  z.string(),
  z.object({ mappings: z.object({ _meta: z.optional(z.object({ forecourt: metaSchema })) }) }),
)
const aliasesSchema = z.record(z.string(), z.unknown())

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

/** Makes an empty index with the mapping of this release. */
export async function createIndex(
  connection: Connection,
  index: string,
  options: IndexOptions = {},
): Promise<StockIndex> {
  const { settings, mappings } = indexBody(options)
  const meta: IndexMeta = { fields: fieldsOf(), state: 'building', done: [] }
  const aliases = { [buildAlias(index)]: {} }
  const body = { settings, aliases, mappings: { ...mappings, _meta: { forecourt: meta } } }
  await connection({ method: 'PUT', path: pathOf(index), body, timeoutMs: setUpMs })
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

/** Lets the alias name another index, in one step: no search finds neither or both. */
export async function swapAlias(connection: Connection, alias: string, to: string, from?: string): Promise<void> {
  const remove = from === undefined ? [] : [{ remove: { index: from, alias } }]
  const body = { actions: [...remove, { add: { index: to, alias, is_write_index: true } }] }
  await connection({ method: 'POST', path: '/_aliases', body, timeoutMs: setUpMs })
}

/** Whatever is written to it from now on fails, and all that was under way is done: it changes no more. */
export async function closeForWrites(connection: Connection, index: string): Promise<void> {
  await connection({ method: 'PUT', path: `${pathOf(index)}/_block/write`, timeoutMs: setUpMs })
}

/** Takes writes again, also those of a build. */
export async function openForWrites(connection: Connection, index: string): Promise<void> {
  const body = { 'index.blocks.write': null }
  await connection({ method: 'PUT', path: `${pathOf(index)}/_settings`, body, timeoutMs: setUpMs })
  const add = { index, alias: buildAlias(index) }
  await connection({ method: 'POST', path: '/_aliases', body: { actions: [{ add }] }, timeoutMs: setUpMs })
}
