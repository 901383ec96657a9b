import { type Connection, EngineError } from '@forecourt/stock-search/opensearch/connection/connection'
import * as z from 'zod/mini'
import { openSearchAddress } from './shared-search.ts'

const index = z.string()
/** Its address. */
const place = z.string()
const why = z.string()

/** The state of the search engine, for operators. */
export const engineStateSchema = z.discriminatedUnion('kind', [
  /** Each process has its own. */
  z.object({ kind: z.literal('embedded') }),
  z.object({
    kind: z.literal('answers'),
    place,
    index,
    cluster: z.string(),
    health: z.enum(['green', 'yellow', 'red']),
  }),
  /** It answers searches and rejects writes, because of a block or a full disk. */
  z.object({ kind: z.literal('read-only'), place, index, why }),
  /** It answers, but the index is missing. `kept`: a previous index. */
  z.object({ kind: z.literal('missing'), place, gone: z.optional(index), kept: z.optional(index) }),
  /** It answers, but the index does not. */
  z.object({ kind: z.literal('failing'), place, index, why }),
  /** It runs, but answers with an error. */
  z.object({ kind: z.literal('refuses'), place, why }),
  z.object({ kind: z.literal('silent'), place, why }),
])
export type EngineState = z.infer<typeof engineStateSchema>

const healthSchema = z.object({ cluster_name: z.string(), status: z.enum(['green', 'yellow', 'red']) })
const blockSchema = z.record(z.string(), z.object({ description: z.string(), levels: z.array(z.string()) }))
const blocksSchema = z.object({
  blocks: z.object({
    /** The whole cluster's health. */
    global: z.optional(blockSchema),
    indices: z.optional(z.record(z.string(), blockSchema)),
  }),
})
const probeTimeoutMs = 2000

/** Checks the engine of this process on every call, and remembers the last index. */
export async function createEngineProbe(): Promise<() => Promise<EngineState>> {
  const address = openSearchAddress()
  if (!address) return async () => ({ kind: 'embedded' })
  const { connect, originsOf } = await import('@forecourt/stock-search/opensearch/connection/connect')
  const { currentIndex, listIndices, stockAlias } = await import(
    '@forecourt/stock-search/opensearch/index/stock-indices'
  )
  const connection = connect({ ...address, timeoutMs: probeTimeoutMs })
  const place = originsOf(address)
  let last: string | undefined
  return async () => {
    let found: string | undefined
    try {
      found = await currentIndex(connection, stockAlias)
      if (found === undefined) {
        const kept = (await listIndices(connection, stockAlias)).findLast(({ meta }) => meta.state === 'ready')?.index
        return { kind: 'missing', place, ...(last && { gone: last }), ...(kept && { kept }) }
      }
      last = found
      const health = await clusterHealth(connection, found)
      const why = await writeBlock(connection, found)
      if (why !== undefined) return { kind: 'read-only', place, index: found, why }
      return { kind: 'answers', place, index: found, ...health }
    } catch (error) {
      if (!(error instanceof EngineError)) throw error
      const { kind, status, message: why } = error
      if (found !== undefined && kind !== 'refused') return { kind: 'failing', place, index: found, why }
      return { kind: status === undefined ? 'silent' : 'refuses', place, why }
    }
  }
}

/** An existing index may fail to answer, so it is searched. */
async function clusterHealth(connection: Connection, index: string) {
  await connection({ method: 'POST', path: `/${encodeURIComponent(index)}/_search`, body: { size: 0 } })
  const health = healthSchema.parse(await connection({ method: 'GET', path: '/_cluster/health' }))
  return { cluster: health.cluster_name, health: health.status }
}

/** The write block, in the index's own words. */
async function writeBlock(connection: Connection, index: string): Promise<string | undefined> {
  const path = `/_cluster/state/blocks/${encodeURIComponent(index)}`
  const { global, indices } = blocksSchema.parse(await connection({ method: 'GET', path })).blocks
  const all = [...Object.values(global ?? {}), ...Object.values(indices?.[index] ?? {})]
  return all.find(({ levels }) => levels.includes('write'))?.description
}

/** What is wrong and what to do, in sentences; undefined if it works. */
export function describeEngineProblem(state: EngineState): { say: string; todo: string } | undefined {
  const again = 'npx forecourt stock reindex'
  switch (state.kind) {
    case 'embedded':
    case 'answers':
      return undefined
    case 'read-only':
      return {
        say: `The search index ${state.index} at ${state.place} rejects writes: ${state.why}.`,
        todo: 'If its disk is full, free disk space, and it accepts writes again; remove a block that was set by hand (docs/operations/search-index-failing.md). A running platform then redrives the missed changes.',
      }
    case 'missing': {
      const { place, gone, kept } = state
      return {
        say: `There is no search index at ${place}${gone ? `: ${gone} is gone` : ''}.`,
        todo: `${again} ${kept ? `switches to ${kept}, which was kept, at once, and ` : ''}builds a new index from the stock table.`,
      }
    }
    case 'failing':
      return {
        say: `The search index ${state.index} at ${state.place} does not answer: ${state.why}`,
        todo: `Wait ten minutes for the node to return. Else run ${again} --accept, twice (docs/operations/index-alarms.md, index-red).`,
      }
    case 'refuses':
      return {
        say: `The search engine at ${state.place} rejects requests: ${state.why}`,
        todo: 'It runs; see its own log. If it requires a login, put it into OPENSEARCH_URL: https://NAME:PASSWORD@….',
      }
    case 'silent':
      return {
        say: `The search engine does not answer: ${state.why}`,
        todo: 'Start it: npm run opensearch. OPENSEARCH_URL sets its address.',
      }
  }
}

/** Whether work failed because the engine was unreachable, which the operator can fix. */
export const isEngineUnreachable = (error: unknown): boolean =>
  error instanceof EngineError && error.status === undefined && ['unreachable', 'timeout'].includes(error.kind)
