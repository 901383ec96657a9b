import { join } from 'node:path'
import { lockData } from '@forecourt/local/process/data-lock'
import { findJava } from './find-java.ts'
import { install } from './install.ts'
import { findTakenPort } from './ports.ts'
import { endProcess, startNode } from './start-node.ts'
import { type ClusterNode, waitUntilReady } from './wait-until-ready.ts'

export type ClusterOptions = {
  /** The folder of its nodes' data; existing data is used. */
  folder: string
  nodes?: number
  /** The port of the first node; each further one takes the next. Traffic between nodes uses ports 1,000 above. */
  port?: number
  heapMb?: number
  /** For short runs: fast compilation instead of optimised code. */
  isShortLived?: boolean
  /** Stops it, also while it starts: then starting rejects with the signal's reason. */
  signal?: AbortSignal
  say?(line: string): void
}

export type Cluster = {
  urls: string[]
  nodes: ClusterNode[]
  /** Starts the node of this index again, after its process ended. */
  restart(index: number): Promise<void>
  stop(): Promise<void>
}

/**
 * OpenSearch with one node or more on this machine, ready for requests.
 * @throws Error with what to install, the taken port, the folder's owner, or a node's output.
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { folder, port = 9200, nodes: size = 1 } = options
  const unlock = await lockData(folder, ({ pid }) => `Process ${pid} runs OpenSearch on ${folder}. ${folderInUseHint}`)
  try {
    const taken = await findTakenPort(port, size)
    if (taken !== undefined) throw new Error(portIsTaken(taken, port, size))
    const cluster = await startNodes({ ...options, port, nodes: size })
    return { ...cluster, stop: () => cluster.stop().then(unlock) }
  } catch (error) {
    await unlock()
    throw error
  }
}

const folderInUseHint = 'Stop it first, or choose another folder: --data <folder>.'

function portIsTaken(taken: number, port: number, size: number): string {
  const use = taken < port + size ? '' : ', for traffic between nodes,'
  return `Port ${taken}${use} is taken. Stop what uses it, or choose another: --port ${port + size}`
}

async function startNodes(options: ClusterOptions & { port: number; nodes: number }): Promise<Cluster> {
  const { nodes: size, signal, say = () => {} } = options
  const javaHome = findJava()
  const classPath = await install(javaHome, { say, signal })
  const java = join(javaHome, 'bin/java')
  const launch = (index: number) => startNode({ ...options, index, java, classPath })
  using _ = reportStartup(options.folder, say)
  const nodes = await Promise.all(Array.from({ length: size }, (_, index) => launch(index)))
  const stop = async () => {
    await Promise.all(nodes.map(({ process }) => endProcess(process)))
  }
  signal?.addEventListener('abort', () => void stop())
  await Promise.all(nodes.map((node) => waitUntilReady(node, size, signal))).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return {
    urls: nodes.map(({ url }) => url),
    nodes,
    async restart(index) {
      const node = await launch(index)
      nodes[index] = node
      await waitUntilReady(node, size, signal)
    },
    stop,
  }
}

/** It takes about 15 seconds, and minutes on a busy machine. */
function reportStartup(folder: string, say: (line: string) => void): Disposable {
  say(`Starting OpenSearch on the data in ${folder}…`)
  const since = Date.now()
  const timer = setInterval(() => say(`  not ready after ${Math.round((Date.now() - since) / 1000)} s`), 10_000)
  return { [Symbol.dispose]: () => clearInterval(timer) }
}
