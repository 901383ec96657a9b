/**
 * The stock's index: embedded in each process, for small dealers; an OpenSearch domain; or, on a local cloud, an
 * engine that runs beside it.
 */
export type SearchTier =
  | { kind: 'embedded' }
  | { kind: 'domain'; instance: string; nodes: number; diskGb: number }
  | { kind: 'beside'; url: string }

const domainShape = /^([a-z0-9]+\.[a-z0-9]+\.search):(\d+):(\d+)$/
const usage = '"embedded", or "<instance>:<nodes>:<GB a node>" like "r7g.large.search:2:50"'

/** Reads `-c search=…`. Throws RangeError with the allowed values. An engine beside it is for a local cloud only. */
export function readSearchTier(given: unknown, isRealCloud: boolean): SearchTier {
  const text = String(given)
  if (text === 'embedded') return { kind: 'embedded' }
  if (!isRealCloud && URL.canParse(text) && /^https?:/.test(text)) return { kind: 'beside', url: text }
  const [, instance, nodes, diskGb] = domainShape.exec(text) ?? []
  if (!instance) throw new RangeError(`search is "${text}": it must be ${usage}.`)
  const domain = { kind: 'domain', instance, nodes: Number(nodes), diskGb: Number(diskGb) } as const
  if (domain.nodes < 2 || domain.nodes % 2 === 1)
    throw new RangeError(
      `search has ${domain.nodes} nodes: it must be an even number, half of them in each of two zones.`,
    )
  return domain
}
