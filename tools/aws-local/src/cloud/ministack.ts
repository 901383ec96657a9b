import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { cloudEnvironment, root } from '../settings.ts'
import { ensurePython } from './python.ts'

const startMs = 60_000

export type LocalCloud = { endpoint: string; stop(): Promise<void> }
type StartOptions = {
  port: number
  /** Where it writes what it does. */
  folder: string
  /** Where an index of the stock's answers lie, for its OpenSearch. */
  openSearch?: string
  say(line: string): void
}

/** A cloud in a process of this machine. Its functions are processes too, on the Node that this runs on. */
export async function startMiniStack({ port, folder, openSearch, say }: StartOptions): Promise<LocalCloud> {
  const python = ensurePython(say)
  mkdirSync(folder, { recursive: true })
  const logFile = join(folder, 'ministack.log')
  const log = openSync(logFile, 'a')
  const child = spawn(python, [join(import.meta.dirname, 'ministack-as-aws.py')], {
    cwd: folder,
    stdio: ['ignore', log, log],
    env: {
      ...process.env,
      // A function's bundle finds what is of this machine's kind there: pictures are made by sharp.
      NODE_PATH: join(root, 'node_modules'),
      BIND_HOST: '127.0.0.1',
      MINISTACK_HOST: '127.0.0.1',
      GATEWAY_PORT: String(port),
      MINISTACK_REGION: 'ap-southeast-2',
      // Rights are checked, as AWS does.
      AUTH: 'true',
      ...(openSearch && { MINISTACK_OPENSEARCH_ENDPOINT: openSearch }),
    },
  })
  const endpoint = `http://127.0.0.1:${port}`
  Object.assign(process.env, cloudEnvironment(endpoint))
  await waitUntilReady(endpoint, child, logFile)
  return { endpoint, stop: () => end(child) }
}

async function waitUntilReady(endpoint: string, child: ChildProcess, logFile: string): Promise<void> {
  const until = Date.now() + startMs
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`MiniStack ended at once; ${logFile} says why.`)
    if ((await probeCloud(endpoint)) === 'a cloud') return
    await wait(100)
  }
  child.kill()
  throw new Error(`MiniStack was not ready after ${startMs / 1000} s; ${logFile} says why.`)
}

/** What is at an address. `silent`: it has not answered in two seconds, as a cloud that has much to do may not. */
export const probeCloud = (endpoint: string): Promise<'a cloud' | 'no cloud' | 'silent'> =>
  fetch(`${endpoint}/_localstack/health`, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => (ok ? 'a cloud' : 'no cloud'),
    (error) => (error instanceof Error && error.name === 'TimeoutError' ? 'silent' : 'no cloud'),
  )

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), 10_000)
  await ended
  clearTimeout(timer)
}
