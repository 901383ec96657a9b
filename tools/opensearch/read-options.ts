import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

export const help = `npm run opensearch -- [OPTIONS]

Starts OpenSearch on this machine and keeps its data. OPENSEARCH_URL makes the platform use it.

  --nodes N     how many nodes, each a process of its own (1)
  --port N      of the first node; the others take the next ones (9200)
  --heap MB     of each node (512)
  --data DIR    where the data is kept (.data/opensearch)
  --help        this text
`

type Amount = { standard: number; least: number; most: number }

/** Nodes speak to each other 1,000 above their port, so the last ports are none of theirs. */
const amounts = {
  nodes: { standard: 1, least: 1, most: 9 },
  port: { standard: 9200, least: 1024, most: 64_500 },
  heap: { standard: 512, least: 128, most: 32_000 },
} as const satisfies Record<string, Amount>

export type Options = { nodes: number; port: number; heapMb: number; folder: string }

/**
 * What `npm run opensearch` was asked for; undefined for its help.
 * @throws Error that names the argument, what it found and what is allowed.
 */
export function readOptions(args: readonly string[]): Options | undefined {
  const { values } = parseArgs({
    args: [...args],
    options: {
      nodes: { type: 'string' },
      port: { type: 'string' },
      heap: { type: 'string' },
      data: { type: 'string', default: join(import.meta.dirname, '../../.data/opensearch') },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return undefined
  if (values.data.trim() === '') throw new Error('--data is "", allowed: a folder.')
  return {
    nodes: amount('nodes', values.nodes),
    port: amount('port', values.port),
    heapMb: amount('heap', values.heap),
    folder: resolve(values.data),
  }
}

function amount(name: keyof typeof amounts, given: string | undefined): number {
  const { standard, least, most } = amounts[name]
  if (given === undefined) return standard
  const found = /^\d+$/.test(given) ? Number(given) : Number.NaN
  if (found >= least && found <= most) return found
  throw new Error(`--${name} is ${JSON.stringify(given)}, allowed: a whole number from ${least} to ${most}.`)
}
