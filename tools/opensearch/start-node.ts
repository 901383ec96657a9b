import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { transportPort } from './ports.ts'
import { type ClusterNode, hasEnded } from './wait-until-ready.ts'

type NodeOptions = {
  folder: string
  /** The node's number, and the number of nodes. */
  index: number
  nodes: number
  port: number
  heapMb?: number
  isShortLived?: boolean
  java: string
  classPath: string
}

/** Starts the process of one node, which ends with this process. */
export async function startNode(options: NodeOptions): Promise<ClusterNode> {
  const { folder, index, port, java, classPath, heapMb = 512, isShortLived = false } = options
  const home = join(folder, `node-${index + 1}`)
  await mkdir(join(home, 'config'), { recursive: true })
  const jvm = [
    `-Xms${heapMb}m`,
    `-Xmx${heapMb}m`,
    '-XX:+UseSerialGC',
    ...(isShortLived ? ['-XX:TieredStopAtLevel=1'] : []),
    '--enable-native-access=ALL-UNNAMED',
  ]
  const settings = Object.entries(settingsOf(options, home)).map(([key, value]) => `${key}=${value}`)
  const log = join(home, 'output.log')
  const file = createWriteStream(log)
  // Its standard input stays open while this process lives, and it ends with it.
  const child = spawn(java, [...jvm, '-cp', classPath, 'SearchNode', ...settings], { stdio: ['pipe', 'pipe', 'pipe'] })
  child.stdout.pipe(file)
  child.stderr.pipe(file)
  return { url: `http://127.0.0.1:${port + index}`, process: child, log }
}

const settingsOf = ({ index, nodes, port }: NodeOptions, home: string) => ({
  'cluster.name': 'forecourt',
  'node.name': `node-${index + 1}`,
  'path.home': home,
  'http.port': port + index,
  'transport.port': transportPort(port + index),
  'cluster.routing.allocation.disk.threshold_enabled': false,
  ...(nodes === 1 ? { 'discovery.type': 'single-node' } : severalNodes(port, nodes)),
})

/** A suspended node is dropped after some seconds, not after half a minute; one on a busy machine is not. */
const severalNodes = (port: number, nodes: number) => {
  const all = Array.from({ length: nodes }, (_, index) => index)
  return {
    'discovery.seed_hosts': all.map((index) => `127.0.0.1:${transportPort(port + index)}`).join(','),
    'cluster.initial_cluster_manager_nodes': all.map((index) => `node-${index + 1}`).join(','),
    'cluster.fault_detection.follower_check.timeout': '4s',
    'cluster.fault_detection.follower_check.retry_count': 2,
    'cluster.fault_detection.leader_check.timeout': '4s',
    'cluster.fault_detection.leader_check.retry_count': 2,
  }
}

/** Terminates a process, and kills it if it does not end, or at once if this process cannot wait. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  const ended = once(child, 'exit')
  const endNow = () => child.kill('SIGKILL')
  process.once('exit', endNow)
  child.kill('SIGTERM')
  const isLate = await Promise.race([ended.then(() => false), wait(15_000, true, { ref: false })])
  if (isLate) endNow()
  await ended
  process.off('exit', endNow)
}
