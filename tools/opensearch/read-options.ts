import { join, resolve } from 'node:path'
import { readArguments, wholeNumber } from '../read-arguments.ts'

export const help = `npm run opensearch -- [OPTIONS]

Starts OpenSearch on this machine and keeps its data. OPENSEARCH_URL makes the platform use it.

  --nodes N     how many nodes, each a process of its own (1)
  --port N      of the first node; the others take the next ones (9200)
  --heap MB     of each node (512)
  --data DIR    where the data is kept (.data/opensearch)
  --help        this text
`

/** Nodes speak to each other 1,000 above their port, so the last ports are none of theirs. */
const maxPort = 64_500

const flags = {
  nodes: { type: 'string', default: '1' },
  port: { type: 'string', default: '9200' },
  heap: { type: 'string', default: '512' },
  data: { type: 'string', default: join(import.meta.dirname, '../../.data/opensearch') },
  help: { type: 'boolean', default: false },
} as const

export type Options = { nodes: number; port: number; heapMb: number; folder: string }

/**
 * What `npm run opensearch` was asked for; undefined for its help.
 * @throws Error that names the argument, what it found and what is allowed.
 */
export function readOptions(args?: string[]): Options | undefined {
  const values = readArguments('npm run opensearch', flags, args)
  if (values.help) return undefined
  if (values.data.trim() === '') throw new Error('--data is "": it must name a folder.')
  return {
    nodes: wholeNumber('nodes', values.nodes, { max: 9 }),
    port: wholeNumber('port', values.port, { min: 1024, max: maxPort }),
    heapMb: wholeNumber('heap', values.heap, { min: 128, max: 32_000 }),
    folder: resolve(values.data),
  }
}
