import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A running platform with a data folder of its own. */
export type Platform = {
  port: number
  dataDir: string
  operatorUrl: string
  /** The address of a dealer's site, without a slash at the end: `http://harbourside.localhost:41233`. */
  siteUrl(slug: string): string
  /** All its output. */
  log(): string
  close(): Promise<void>
}

/** Names the data folder that new ones are copied from (seed-once.ts). */
export const seedVariable = 'FORECOURT_SEED'

async function newDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-data-'))
  const seed = process.env[seedVariable]
  if (seed) await cp(seed, dataDir, { recursive: true })
  return dataDir
}

const startTimeoutMs = 300_000

/** Waits for the child's message; fails with its output when it ends first or times out. */
async function portOf(child: ChildProcess, log: () => string): Promise<number> {
  const signal = AbortSignal.timeout(startTimeoutMs)
  const ended = once(child, 'exit', { signal }).then(() => {
    throw new Error(`The platform ended before it was ready:\n${log()}`)
  })
  const ready = once(child, 'message', { signal }).then(([message]) => (message as { port: number }).port)
  try {
    return await Promise.race([ready, ended])
  } catch (error) {
    if (signal.aborted) throw new Error(`The platform was not ready after ${startTimeoutMs} ms:\n${log()}`)
    throw error
  }
}

type StartOptions = {
  /** Keeps its data if given; otherwise the data is deleted at the end. */
  dataDir?: string
  /** Serves builds with development React. */
  isDevelopment?: boolean
  /** Beside this process's own variables. */
  environment?: Record<string, string> | undefined
}

/** Starts the real local platform, seeded, on a free port. */
export async function startPlatform(options: StartOptions = {}): Promise<Platform> {
  const dataDir = options.dataDir ?? (await newDataDir())
  const child = fork(
    join(import.meta.dirname, 'platform-child.ts'),
    [dataDir, options.isDevelopment ? 'development' : ''],
    {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      execArgv: [],
      env: { ...process.env, ...options.environment },
    },
  )
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (printed += chunk))
  const log = () => printed
  const port = await portOf(child, log).catch((error: unknown) => {
    // It would keep starting, and keep this process alive.
    child.kill('SIGKILL')
    throw error
  })
  return {
    port,
    dataDir,
    operatorUrl: `http://localhost:${port}`,
    siteUrl: (slug) => `http://${slug}.localhost:${port}`,
    log,
    async close() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM')
        await once(child, 'exit')
      }
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
