// `npm run opensearch`: OpenSearch on this machine, until Ctrl-C or until its nodes end.
import { startCluster } from './cluster.ts'
import { help, readOptions } from './read-options.ts'
import { waitForExit } from './wait-for-exit.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)

async function main(): Promise<number> {
  const options = readOptions()
  if (!options) {
    process.stdout.write(help)
    return 0
  }
  const started = Date.now()
  const { signal } = abortOnSignals()
  try {
    const cluster = await startCluster({ ...options, signal, say })
    say(`OpenSearch is ready after ${((Date.now() - started) / 1000).toFixed(1)} s:`)
    for (const { url, process: node } of cluster.nodes) say(`  ${url}   process ${node.pid}`)
    say(`\nUse it: OPENSEARCH_URL=${cluster.urls[0]} npm start\nCtrl-C stops it and keeps its data.`)
    const code = await waitForExit(cluster.nodes, signal, (line) => void process.stderr.write(`${line}\n`))
    await cluster.stop()
    return code
  } catch (error) {
    if (signal.aborted) return 0
    throw error
  }
}

/**
 * npm and the terminal both send a signal, so signals within a second count as one; a later one ends the command at
 * once.
 */
function abortOnSignals(): AbortController {
  const asked = new AbortController()
  let askedAt = 0
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (asked.signal.aborted && Date.now() - askedAt > 1000) process.exit(137)
      if (asked.signal.aborted) return
      askedAt = Date.now()
      say('Stopping OpenSearch…')
      asked.abort()
    })
  return asked
}

main().then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  },
)
