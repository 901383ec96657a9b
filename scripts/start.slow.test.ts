import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@forecourt/lambda-kit/testing/free-port'
import { listTenants } from '@forecourt/tenants'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'

const program = join(import.meta.dirname, 'start.mjs')
const startTimeoutMs = 300_000

type Start = { child: ChildProcess; output(): string; ended: Promise<number | null>; ready(): Promise<void> }

let dataDir: string
let port: number
const running = new Set<Start>()

/** Runs what `npm start` runs. */
function start(): Start {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk))
  const ended = once(child, 'close').then(([code]) => {
    running.delete(started)
    return code
  })
  const ready = () =>
    new Promise<void>((resolve, reject) => {
      child.stdout.on('data', () => /^Ready\n/m.test(printed) && printed.endsWith('\n') && resolve())
      ended.then(() => reject(new Error(printed)))
    })
  const started = { child, output: () => printed, ended, ready }
  running.add(started)
  return started
}

const interrupt = ({ child, ended }: Start) => {
  child.kill('SIGINT')
  return ended
}

const secretOf = () => readFile(join(dataDir, 'origin-secret'), 'utf8')

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'forecourt-start-'))
  port = await freePort()
})
afterEach(() => Promise.all([...running].map(interrupt)))
afterAll(() => rm(dataDir, { recursive: true, force: true }))

test('npm start reports a taken port and what to do, and exits with 1 before it builds anything', async () => {
  const holder = createServer().listen(port, '127.0.0.1')
  await once(holder, 'listening')
  onTestFinished(() => void holder.close())
  const refused = start()
  expect(await refused.ended).toBe(1)
  const words = `Port ${port} is taken. Stop what uses it, or choose another with PORT=${port + 1}.\n`
  expect(refused.output()).toBe(words)
  expect(existsSync(join(dataDir, 'lock'))).toBe(false)
}, 30_000)

// It builds everything, as the journeys do.
test('npm start ends with one line of addresses, ends cleanly, and comes back at once with all its data', {
  tags: 'exhaustive',
  timeout: startTimeoutMs,
}, async () => {
  const first = start()
  await first.ready()
  const addresses = ['localhost', ...listTenants().map((slug) => `${slug}.localhost`)].map(
    (host) => `http://${host}:${port}`,
  )
  expect(first.output()).toMatch(/^Importing \d+ vehicles for \S+ \(1 of \d+\) …$/m)
  expect(first.output(), 'nobody reads JSON').not.toContain('{')
  const ready = first.output().slice(first.output().indexOf('Ready\n'))
  expect(ready.match(/http:\S+/g), 'the addresses come last').toEqual(addresses)
  expect((await fetch(`http://127.0.0.1:${port}`, { headers: { host: 'localhost' } })).status).toBe(200)
  const secret = await secretOf()

  expect(await interrupt(first)).toBe(0)
  expect(existsSync(join(dataDir, 'lock'))).toBe(false)
  expect(existsSync(join(dataDir, 'running.json'))).toBe(false)

  const since = performance.now()
  const second = start()
  await second.ready()
  // Five seconds on a machine that does nothing else.
  expect(performance.now() - since).toBeLessThan(30_000)
  expect(second.output(), 'nothing is built or imported again').toBe(ready)
  expect(await secretOf()).toBe(secret)
  expect(await interrupt(second)).toBe(0)
})

test('a platform that ignores signals is ended at once by the second, and the next start has its data', {
  tags: 'exhaustive',
  timeout: startTimeoutMs,
}, async () => {
  const busy = start()
  await busy.ready()
  const platform = Number.parseInt(await readFile(join(dataDir, 'lock'), 'utf8'), 10)
  process.kill(platform, 'SIGSTOP')
  busy.child.kill('SIGINT')
  await vi.waitFor(() => expect(busy.output()).toContain('Press Ctrl-C again to end it at once'), 10_000)
  expect(await interrupt(busy)).toBe(137)

  const next = start()
  await next.ready()
  expect(await interrupt(next)).toBe(0)
})
