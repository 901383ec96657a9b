import { join, resolve } from 'node:path'
import { readArguments, wholeNumber } from '@forecourt/command-line/read-arguments'

export const help = `npm run opensearch -- [OPTIONS]

Starts OpenSearch on this machine and keeps its data. OPENSEARCH_URL makes the platform use it.

  --nodes N     how many nodes, each a process of its own (1)
  --port N      of the first node; the others take the next ones (9200)
  --heap MB     of each node (512)
  --data DIR    where the data is kept (.data/opensearch)
  --help        this text
`

/** Traffic between nodes uses ports 1,000 above, so the last ports are excluded. */
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
 * The options of `npm run opensearch`; undefined for its help.
 * @throws Error with the argument, its value and the valid range.
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
