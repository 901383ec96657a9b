import { type Connection, EngineError } from '@forecourt/stock-search/opensearch/connection/connection'
import * as z from 'zod/mini'
import { openSearchAddress } from './shared-search.ts'

const index = z.string()
/** Where it is. */
const place = z.string()
const why = z.string()

/** How the engine that answers searches fares, for whoever operates it. */
export const engineStateSchema = z.discriminatedUnion('kind', [
  /** Each process has its own. */
  z.object({ kind: z.literal('embedded') }),
  z.object({
    kind: z.literal('answers'),
    ...{ place, index, cluster: z.string() },
    health: z.enum(['green', 'yellow', 'red']),
  }),
  /** It answers searches, and takes no changes: it was told so, or its disk is full. */
  z.object({ kind: z.literal('read-only'), place, index, why }),
  /** It answers, and has no index to search in. `kept`: one from before. */
  z.object({ kind: z.literal('missing'), place, gone: z.optional(index), kept: z.optional(index) }),
  /** It answers, and the index does not. */
  z.object({ kind: z.literal('failing'), place, index, why }),
  /** It runs, and answers with an error. */
  z.object({ kind: z.literal('refuses'), place, why }),
  z.object({ kind: z.literal('silent'), place, why }),
])
export type EngineState = z.infer<typeof engineStateSchema>

const healthSchema = z.object({ cluster_name: z.string(), status: z.enum(['green', 'yellow', 'red']) })
const blockSchema = z.record(z.string(), z.object({ description: z.string(), levels: z.array(z.string()) }))
const blocksSchema = z.object({
  blocks: z.object({
    /** Of the whole cluster. */
    global: z.optional(blockSchema),
    indices: z.optional(z.record(z.string(), blockSchema)),
  }),
})
const probeTimeoutMs = 2000

/** Asks the engine of this process how it fares, as often as it is called, and remembers which index it found last. */
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

/** An index that is named is no index that answers: so it is searched. */
async function clusterHealth(connection: Connection, index: string) {
  await connection({ method: 'POST', path: `/${encodeURIComponent(index)}/_search`, body: { size: 0 } })
  const health = healthSchema.parse(await connection({ method: 'GET', path: '/_cluster/health' }))
  return { cluster: health.cluster_name, health: health.status }
}

/** What keeps the index from taking changes, in its own words. */
async function writeBlock(connection: Connection, index: string): Promise<string | undefined> {
  const path = `/_cluster/state/blocks/${encodeURIComponent(index)}`
  const { global, indices } = blocksSchema.parse(await connection({ method: 'GET', path })).blocks
  const all = [...Object.values(global ?? {}), ...Object.values(indices?.[index] ?? {})]
  return all.find(({ levels }) => levels.includes('write'))?.description
}

/** What is wrong with it, and what to do, in sentences; undefined while it does all that it should. */
export function describeEngineProblem(state: EngineState): { say: string; todo: string } | undefined {
  const again = 'npx forecourt stock reindex'
  switch (state.kind) {
    case 'embedded':
    case 'answers':
      return undefined
    case 'read-only':
      return {
        say: `The search index ${state.index} at ${state.place} takes no changes: ${state.why}.`,
        todo: 'Where its disk is full, make room, and it takes them again by itself; a block that somebody set has to be taken off (docs/operations.md, The search index). A platform that runs tells it then what it missed.',
      }
    case 'missing': {
      const { place, gone, kept } = state
      return {
        say: `There is no search index at ${place}${gone ? `: ${gone} is gone` : ''}.`,
        todo: `${again} ${kept ? `lets ${kept}, which is kept, serve at once, and ` : ''}builds it anew from the stock table.`,
      }
    }
    case 'failing':
      return {
        say: `The search index ${state.index} at ${state.place} does not answer: ${state.why}`,
        todo: `Wait ten minutes for a node that comes back. Else ${again} --accept, twice (docs/operations.md, When an alarm rings: index-red).`,
      }
    case 'refuses':
      return {
        say: `The search engine at ${state.place} does not do what it is clusterHealth: ${state.why}`,
        todo: 'It runs, and its own log says more. Where it asks who you are, OPENSEARCH_URL says it: https://NAME:PASSWORD@….',
      }
    case 'silent':
      return {
        say: `The search engine does not answer: ${state.why}`,
        todo: 'Start it again: npm run opensearch. Where it is, OPENSEARCH_URL says.',
      }
  }
}

/** Whether work failed because the engine did not answer at all, which whoever gave the command can mend. */
export const isEngineUnreachable = (error: unknown): boolean =>
  error instanceof EngineError && error.status === undefined && ['unreachable', 'timeout'].includes(error.kind)
