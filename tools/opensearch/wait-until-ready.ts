import type { ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'

/** One node: its process may be ended in any way, and started again on its data. */
export type ClusterNode = {
  url: string
  process: ChildProcess
  /** The file of its output. */
  log: string
}

const startMs = 240_000
/** A second later it reports missing nodes itself. */
const askMs = 5000

export const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

/**
 * Waits until a node and the others of its cluster are ready.
 * @throws Error with its output if it ended; the signal's reason if aborted.
 */
export async function waitUntilReady(node: ClusterNode, size: number, signal?: AbortSignal): Promise<void> {
  const { url, process: child, log } = node
  const until = Date.now() + startMs
  while (Date.now() < until) {
    signal?.throwIfAborted()
    if (hasEnded(child)) throw new Error(`The node of ${url} ended while it started. ${await lastLogLines(log)}`)
    if (await isReady(node, size, signal)) return
    await wait(200)
  }
  throw new Error(`The node of ${url} was not ready after ${startMs / 1000} seconds. ${await lastLogLines(log)}`)
}

/** Another process may answer at its address. */
async function isReady({ url, process: child }: ClusterNode, size: number, signal?: AbortSignal): Promise<boolean> {
  const ask = (path: string) =>
    fetch(`${url}/${path}`, {
      signal: AbortSignal.any([AbortSignal.timeout(askMs), ...(signal ? [signal] : [])]),
    })
  try {
    const health = await ask(`_cluster/health?wait_for_nodes=${size}&timeout=1s`)
    if (!health.ok) return false
    const own = await (await ask('_nodes/_local/process?filter_path=nodes.*.process.id')).text()
    return Number(/"id":(\d+)/.exec(own)?.[1]) === child.pid
  } catch {
    return false
  }
}

/** A node's last output. */
async function lastLogLines(log: string): Promise<string> {
  const said = (await readFile(log, 'utf8').catch(() => '')).trim().split('\n').slice(-10).join('\n')
  return said === '' ? `It printed nothing (${log}).` : `Its output (${log}):\n${said}`
}
