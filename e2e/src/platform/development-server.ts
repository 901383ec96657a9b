import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Platform } from './platform.ts'

export type DevelopmentServer = {
  siteUrl(slug: string): string
  log(): string
  close(): Promise<void>
}

const startTimeoutMs = 120_000

/** `npm run dev` in a remote's folder, on the data of a running platform. */
export async function startDevelopmentServer(folder: string, platform: Platform): Promise<DevelopmentServer> {
  const child = spawn('npm', ['run', 'dev'], {
    cwd: folder,
    env: { ...process.env, DATA_DIR: platform.dataDir, PORT: '0', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // npm and its child process end together.
    detached: true,
  })
  let printed = ''
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const look = (chunk: Buffer) => {
    printed += chunk
    const port = /Ready: http:\/\/[\w-]+\.localhost:(\d+)/.exec(printed)?.[1]
    if (port) resolve(port)
  }
  child.stdout.on('data', look)
  child.stderr.on('data', look)
  child.on('exit', () => reject(new Error(`It ended before it was ready:\n${printed}`)))
  const timer = setTimeout(() => reject(new Error(`It was not ready in time:\n${printed}`)), startTimeoutMs)
  const port = await promise.finally(() => clearTimeout(timer))
  return {
    siteUrl: (slug) => `http://${slug}.localhost:${port}`,
    log: () => printed,
    async close() {
      if (child.exitCode !== null || child.pid === undefined) return
      process.kill(-child.pid, 'SIGTERM')
      await once(child, 'exit')
    },
  }
}
