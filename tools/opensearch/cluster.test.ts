import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { lockData } from '@forecourt/local/process/data-lock'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startCluster } from './cluster.ts'
import { freeClusterPort } from './ports.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cluster-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** A server that never answers. */
async function listening(port: number, host: string): Promise<AsyncDisposable> {
  const server = createServer().listen(port, host)
  await once(server, 'listening')
  return { [Symbol.asyncDispose]: async () => void (await new Promise((resolve) => server.close(resolve))) }
}

/** Not every machine has IPv6. */
const hosts = ['127.0.0.1', '::1'].filter((host) =>
  Object.values(networkInterfaces()).some((own) => own?.some(({ address }) => address === host)),
)
test.each(hosts)('a port that is taken at %s is reported before anything starts', async (host) => {
  const port = await freeClusterPort(3)
  const says = (taken: string) => `Port ${taken} is taken. Stop what uses it, or choose another: --port ${port + 3}`
  for (const [above, taken] of [
    [0, `${port}`],
    [2, `${port + 2}`],
    [1001, `${port + 1001}, for traffic between nodes,`],
  ] as const) {
    await using _ = await listening(port + above, host)
    await expect(startCluster({ folder, port, nodes: 3 })).rejects.toThrow(says(taken))
  }
  expect(await readdir(folder)).toEqual([])
})

test('a folder of another running OpenSearch is reported before anything starts', async () => {
  const release = await lockData(folder)
  await expect(startCluster({ folder, port: await freeClusterPort() })).rejects.toThrow(
    `Process ${process.pid} runs OpenSearch on ${folder}. Stop it first, or choose another folder: --data <folder>.`,
  )
  expect(await readdir(folder)).toEqual(['lock'])
  await release()
})
