import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findJava } from './find-java.ts'
import { install } from './install.ts'

export type ClusterOptions = {
  /** Where its nodes keep their data; what is there is used again. */
  folder: string
  nodes?: number
  /** Of the first node; each further one takes the next. They speak to each other 1,000 above. */
  port?: number
  heapMb?: number
  /** For minutes, not days: code is compiled quickly, and not as well as it could be. */
  isShortLived?: boolean
  say?(line: string): void
}

/** One node: its process may be ended in any way, and started again on its data. */
export type ClusterNode = {
  url: string
  process: ChildProcess
  /** The file of what it says. */
  log: string
}

export const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

export type Cluster = {
  urls: string[]
  nodes: ClusterNode[]
  /** Starts the node of this index again, after its process ended. */
  restart(index: number): Promise<void>
  stop(): Promise<void>
}

const startMs = 240_000

/** A real OpenSearch of one node or more on this machine, ready to be asked. Throws with what to install, or what a node said. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { nodes: size = 1, port = 9200, say = () => {} } = options
  const javaHome = findJava()
  const classPath = await install(javaHome, say)
  const launch = async (index: number): Promise<ClusterNode> => {
    const home = join(options.folder, `node-${index + 1}`)
    const log = join(home, 'output.log')
    const java = join(javaHome, 'bin/java')
    const child = await startNode({ ...options, index, size, port, java, classPath, home, log })
    return { url: `http://127.0.0.1:${port + index}`, process: child, log }
  }
  const nodes = await Promise.all(Array.from({ length: size }, (_, index) => launch(index)))
  const stop = async () => {
    await Promise.all(nodes.map(({ process }) => endProcess(process)))
  }
  await Promise.all(nodes.map((node) => untilReady(node, size))).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return {
    urls: nodes.map(({ url }) => url),
    nodes,
    async restart(index) {
      const node = await launch(index)
      nodes[index] = node
      await untilReady(node, size)
    },
    stop,
  }
}

type NodeOptions = Omit<ClusterOptions, 'folder'> & {
  index: number
  size: number
  port: number
  java: string
  classPath: string
  home: string
  log: string
}

async function startNode({
  home,
  log: logFile,
  heapMb = 512,
  isShortLived = false,
  index,
  size,
  port,
  java,
  classPath,
}: NodeOptions): Promise<ChildProcess> {
  await mkdir(join(home, 'config'), { recursive: true })
  const transport = Array.from({ length: size }, (_, other) => `127.0.0.1:${port + 1000 + other}`).join(',')
  const settings = {
    'cluster.name': 'forecourt',
    'node.name': `node-${index + 1}`,
    'path.home': home,
    'http.port': port + index,
    'transport.port': port + 1000 + index,
    'cluster.routing.allocation.disk.threshold_enabled': false,
    ...(size === 1 ? { 'discovery.type': 'single-node' } : severalNodes(transport, size)),
  }
  const jvm = [
    `-Xms${heapMb}m`,
    `-Xmx${heapMb}m`,
    '-XX:+UseSerialGC',
    ...(isShortLived ? ['-XX:TieredStopAtLevel=1'] : []),
    '--enable-native-access=ALL-UNNAMED',
  ]
  const args = [
    ...jvm,
    '-cp',
    classPath,
    'SearchNode',
    ...Object.entries(settings).map(([key, value]) => `${key}=${value}`),
  ]
  const log = createWriteStream(logFile)
  // Its input stays open as long as this process lives, and it ends with it.
  const child = spawn(java, args, { stdio: ['pipe', 'pipe', 'pipe'] })
  child.stdout.pipe(log)
  child.stderr.pipe(log)
  return child
}

/** A node that stands still is missed after some seconds, not after half a minute; one that a busy machine keeps waiting is not. */
const severalNodes = (transport: string, size: number) => ({
  'discovery.seed_hosts': transport,
  'cluster.initial_cluster_manager_nodes': Array.from({ length: size }, (_, index) => `node-${index + 1}`).join(','),
  'cluster.fault_detection.follower_check.timeout': '4s',
  'cluster.fault_detection.follower_check.retry_count': 2,
  'cluster.fault_detection.leader_check.timeout': '4s',
  'cluster.fault_detection.leader_check.retry_count': 2,
})

async function untilReady({ url, process: child, log }: ClusterNode, size: number): Promise<void> {
  const until = Date.now() + startMs
  while (Date.now() < until) {
    if (hasEnded(child)) throw new Error(`The node of ${url} ended as it started. ${await lastWords(log)}`)
    const health = await fetch(`${url}/_cluster/health?wait_for_nodes=${size}&timeout=1s`).catch(() => undefined)
    if (health?.ok) return
    await wait(200)
  }
  throw new Error(`The node of ${url} was not ready after ${startMs / 1000} seconds. ${await lastWords(log)}`)
}

/** What a node said last. One whose port is taken may say nothing. */
async function lastWords(log: string): Promise<string> {
  const said = (await readFile(log, 'utf8').catch(() => '')).trim().split('\n').slice(-10).join('\n')
  return said === '' ? `It said nothing (${log}); is the port taken?` : `It said (${log}):\n${said}`
}

/** Asks a process to end, and ends it when it does not. */
async function endProcess(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const isLate = await Promise.race([ended.then(() => false), wait(15_000, true, { ref: false })])
  if (isLate) child.kill('SIGKILL')
  await ended
}
