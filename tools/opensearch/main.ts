// `npm run opensearch`: a real OpenSearch on this machine, until Ctrl-C.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startCluster } from './cluster.ts'

const help = `npm run opensearch -- [OPTIONS]

Starts OpenSearch on this machine and keeps its data. OPENSEARCH_URL makes the platform use it.

  --nodes N     how many nodes, each a process of its own (1)
  --port N      of the first node; the others take the next ones (9200)
  --heap MB     of each node (512)
  --data DIR    where the data is kept (.data/opensearch)
  --help        this text
`

const say = (line: string) => void process.stdout.write(`${line}\n`)

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      nodes: { type: 'string', default: '1' },
      port: { type: 'string', default: '9200' },
      heap: { type: 'string', default: '512' },
      data: { type: 'string', default: join(import.meta.dirname, '../../.data/opensearch') },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return void process.stdout.write(help)
  const started = Date.now()
  const cluster = await startCluster({
    nodes: Number(values.nodes),
    port: Number(values.port),
    heapMb: Number(values.heap),
    folder: values.data,
    say,
  })
  say(`OpenSearch is ready after ${((Date.now() - started) / 1000).toFixed(1)} s:`)
  for (const { url, process: node } of cluster.nodes) say(`  ${url}   process ${node.pid}`)
  say(`\nUse it: OPENSEARCH_URL=${cluster.urls[0]} npm start\nCtrl-C ends it and keeps its data.`)
  let isEnding = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (isEnding) return
      isEnding = true
      say('Ending OpenSearch…')
      void cluster.stop()
    })
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
