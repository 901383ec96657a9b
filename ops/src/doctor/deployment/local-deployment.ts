import { setTimeout as wait } from 'node:timers/promises'
import { deadLetters } from '@forecourt/local/aws/tables/dead-letters'
import { findRunning } from '@forecourt/local/process/run-file'
import { describeEngineProblem, type EngineState } from '@forecourt/stock/index/engine-state'
import { readTenants } from '@forecourt/tenants'
import { engineOf, platformStatus } from '../../platform-status.ts'
import { commandFor } from '../../stage.ts'
import { ask, certificateEnds } from './ask.ts'
import type { Deployment, SearchProblem, SearchState } from './deployment.ts'
import { tableState } from './table-state.ts'
import { teamStates } from './team-requests.ts'

/** The platform of this machine, running or stopped. */
export async function localDeployment(dataDir: string): Promise<Deployment> {
  const running = await findRunning(dataDir)
  const at = (slug: string) => `http://${slug}.localhost:${running?.port}`
  return {
    name: `this machine (${dataDir})`,
    command: commandFor(undefined),
    sites: running ? readTenants().sites.map(({ slug }) => ({ slug, url: at(slug) })) : [],
    down: running ? null : 'The platform is not running: npm start.',
    // A local site is a folder.
    withoutFolder: async () => [],
    ask,
    certificateEnds,
    teams: () =>
      teamStates({
        missing: () => null,
        log: (team, name) => `The log of functions/${team}/${name}, which npm start prints,`,
      }),
    undeployedTables: { names: [], todo: '' },
    tableState,
    async queues() {
      const waiting = (await deadLetters(dataDir).list()).length
      const todo = 'Fix the cause, which is in the log, then: npx forecourt stock redrive'
      return [{ name: 'changes for the search index', waiting, isDeadLetters: true, todo }]
    },
    async indexWaiting() {
      const status = await platformStatus(dataDir)
      if (status === null) return null
      const { waiting, deadLetters } = status
      // Rejected changes are reported as a queue. They need a redrive, so the index does not count as catching up.
      return waiting === 0 && deadLetters > 0 ? null : waiting
    },
    indexStreamProblem: async () => null,
    pause: (ms) => wait(ms),
    alarms: async () => null,
    search: async () => searchOf(await engineOf(dataDir)),
  }
}

function searchOf(engine: EngineState): SearchState | SearchProblem | null {
  if (engine.kind === 'answers') return { name: engine.cluster, health: engine.health, problems: [] }
  return describeEngineProblem(engine) ?? null
}
