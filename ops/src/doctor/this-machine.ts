import { setTimeout as wait } from 'node:timers/promises'
import { deadLetters } from '@forecourt/local/dead-letters'
import { findRunning } from '@forecourt/local/run-file'
import { readTenants } from '@forecourt/tenants'
import * as z from 'zod/mini'
import { ask, certificateEnds } from './ask.ts'
import type { Deployment, SearchState } from './deployment.ts'
import { tableState } from './table-state.ts'

const statusSchema = z.object({ waiting: z.number() })
const healthSchema = z.object({ cluster_name: z.string(), status: z.enum(['green', 'yellow', 'red']) })

/** The platform of this machine, while it runs and while it does not. */
export async function thisMachine(dataDir: string): Promise<Deployment> {
  const running = await findRunning(dataDir)
  const at = (slug: string) => `http://${slug}.localhost:${running?.port}`
  return {
    name: `this machine (${dataDir})`,
    command: (words) => `npx forecourt ${words}`,
    sites: running ? readTenants().sites.map(({ slug }) => ({ slug, url: at(slug) })) : [],
    down: running ? null : 'The platform does not run: npm start.',
    ask,
    certificateEnds,
    tableState,
    async queues() {
      const waiting = (await deadLetters(dataDir).list()).length
      const todo = 'Mend the cause, which the log says, then: npx forecourt stock redrive'
      return [{ name: 'changes for the search index', waiting, isDeadLetters: true, todo }]
    },
    async indexWaiting() {
      if (!running) return null
      const { body } = await ask(`http://localhost:${running.port}/status.json`)
      return statusSchema.parse(JSON.parse(new TextDecoder().decode(body))).waiting
    },
    indexStandsStill: async () => null,
    pause: (ms) => wait(ms),
    alarms: async () => null,
    search: () => clusterHealth(process.env.OPENSEARCH_URL),
  }
}

async function clusterHealth(url: string | undefined): Promise<SearchState | null> {
  if (!url) return null
  const response = await fetch(new URL('/_cluster/health', url), { signal: AbortSignal.timeout(5_000) })
  const { cluster_name: name, status } = healthSchema.parse(await response.json())
  return { name, health: status, troubles: [] }
}
