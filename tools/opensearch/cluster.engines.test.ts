import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startCluster } from './cluster.ts'
import { freeClusterPort } from './ports.ts'

/** On a machine with three times its load. */
const minutesMs = 480_000

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-cluster-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test(
  'a node whose port is taken ends with the reason, and its process does not stay',
  async () => {
    const port = await freeClusterPort()
    const cluster = await startCluster({ folder, port, heapMb: 256, isShortLived: true })
    const [node] = cluster.nodes
    node?.process.kill('SIGKILL')
    if (node) await once(node.process, 'exit')
    const other = createServer().listen(port, '127.0.0.1')
    await once(other, 'listening')
    await expect(cluster.restart(0)).rejects.toThrow(/ended while it started.*Address already in use/s)
    other.close()
    await cluster.stop()
  },
  minutesMs,
)

test.each(['SIGINT', 'SIGTERM'] as const)(
  'on %s the command reports that it ends, also while it starts',
  async (signal) => {
    const args = ['--port', String(await freeClusterPort()), '--data', folder, '--heap', '256']
    const command = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args])
    const ended = once(command, 'close')
    let said = ''
    command.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (!said.includes('Starting') && (said + text).includes('Starting')) command.kill(signal)
      said += text
    })
    expect(await ended).toEqual([0, null])
    expect(said).toBe(`Starting OpenSearch on the data in ${folder}…\nStopping OpenSearch…\n`)
  },
  minutesMs,
)
