import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCluster } from '../../../tools/opensearch/cluster.ts'
import { freeClusterPort } from '../../../tools/opensearch/ports.ts'
import type { Say } from './setup.ts'

/** The one at OPENSEARCH_URL, or a node of its own. */
export async function openNode(say: Say): Promise<{ urls: string[]; close(): Promise<void> }> {
  const url = process.env.OPENSEARCH_URL
  if (url) return { urls: url.split(','), close: async () => {} }
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-bench-'))
  const cluster = await startCluster({ folder, port: await freeClusterPort(), heapMb: 1024, say })
  return {
    urls: cluster.urls,
    async close() {
      await cluster.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
