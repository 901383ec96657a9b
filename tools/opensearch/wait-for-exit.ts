import { once } from 'node:events'
import { type ClusterNode, hasEnded } from './wait-until-ready.ts'

/** Waits until all nodes have ended, and reports unexpected exits: then the exit code is 1. */
export async function waitForExit(
  nodes: readonly ClusterNode[],
  asked: AbortSignal,
  say: (line: string) => void,
): Promise<number> {
  let code = 0
  const watch = async ({ url, log, process: node }: ClusterNode) => {
    if (!hasEnded(node)) await once(node, 'exit')
    if (asked.aborted) return
    code = 1
    say(`The node of ${url} ended (${endOf(node)}). Its log: ${log}`)
  }
  await Promise.all(nodes.map(watch))
  return code
}

const endOf = ({ signalCode, exitCode }: ClusterNode['process']): string =>
  signalCode === null ? `exit code ${exitCode}` : `signal ${signalCode}`
