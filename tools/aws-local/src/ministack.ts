import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { cloudEnvironment, root } from './settings.ts'

/** The versions that are known to do all that is asked of them here. */
const version = '1.5.33'
const packages = [`ministack==${version}`, 'boto3==1.43.106']
const cache = join(root, 'node_modules/.cache/forecourt-ministack')
const startMs = 60_000

export type LocalCloud = { endpoint: string; stop(): Promise<void> }
type StartOptions = {
  port: number
  /** Where it writes what it does. */
  folder: string
  /** Rights are checked, as AWS does. */
  checksRights: boolean
  /** Where an index of the stock's answers lie, for its OpenSearch. */
  openSearch?: string
  say(line: string): void
}

/** A cloud in a process of this machine. Its functions are processes too, on the Node that this runs on. */
export async function startMiniStack({
  port,
  folder,
  checksRights,
  openSearch,
  say,
}: StartOptions): Promise<LocalCloud> {
  const python = installed(say)
  mkdirSync(folder, { recursive: true })
  const logFile = join(folder, 'ministack.log')
  const log = openSync(logFile, 'a')
  const child = spawn(python, ['-m', 'ministack'], {
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
      AUTH: String(checksRights),
      // Our buckets refuse who comes without TLS, once anybody looks.
      USE_SSL: String(checksRights),
      ...(openSearch && { MINISTACK_OPENSEARCH_ENDPOINT: openSearch }),
    },
  })
  const endpoint = `${checksRights ? 'https' : 'http'}://127.0.0.1:${port}`
  Object.assign(process.env, cloudEnvironment(endpoint))
  await untilReady(endpoint, child, logFile)
  return { endpoint, stop: () => end(child) }
}

/** The Python of a virtual environment that is made once. Throws with what to install. */
function installed(say: (line: string) => void): string {
  const folder = join(cache, version)
  const program = join(folder, 'bin/python')
  if (existsSync(program)) return program
  say(`Installing MiniStack ${version}, once`)
  const python = findPython()
  const unfinished = `${folder}-${process.pid}`
  try {
    mkdirSync(cache, { recursive: true })
    run(python, ['-m', 'venv', unfinished])
    run(join(unfinished, 'bin/python'), ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', ...packages])
    // Its scripts name the folder that they were made in, so it is called as a module.
    rmSync(folder, { recursive: true, force: true })
    renameSync(unfinished, folder)
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
  return program
}

const needed = 'A local AWS needs Python 3.10 or later with its venv module.'

function findPython(): string {
  for (const name of ['python3', 'python']) {
    try {
      run(name, ['-c', 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 10))'])
      return name
    } catch {}
  }
  throw new Error(
    `${needed} On Debian: apt-get install python3-venv. Or set AWS_ENDPOINT_URL to a LocalStack that runs: docs/operations.md.`,
  )
}

function run(program: string, args: readonly string[]): void {
  try {
    execFileSync(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
    throw new Error(`${program} ${args.slice(0, 3).join(' ')} failed: ${said || error}`)
  }
}

async function untilReady(endpoint: string, child: ChildProcess, logFile: string): Promise<void> {
  const until = Date.now() + startMs
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`MiniStack ended at once; ${logFile} says why.`)
    if (await answers(endpoint)) return
    await wait(100)
  }
  child.kill()
  throw new Error(`MiniStack was not ready after ${startMs / 1000} s; ${logFile} says why.`)
}

/** Whether a cloud listens there. */
export const answers = (endpoint: string): Promise<boolean> =>
  fetch(`${endpoint}/_localstack/health`, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  )

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), 10_000)
  await ended
  clearTimeout(timer)
}
