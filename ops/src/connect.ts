import type { StageName } from '@forecourt/contracts/stages'
import { useLocalTables } from '@forecourt/local/use-local-tables'
import { platformResources, useDeployedTables } from './stack-resources.ts'

/** What the commands of remotes work with. `releasesDir` is null on AWS, where a stack publishes. */
type Connection = { releasesDir: string | null; close(): Promise<void> }

/** Opens the tables of this machine, or of a stage on AWS; `close` lets go of them. */
export type Connect = (stage: StageName | undefined) => Promise<Connection>

export const connectTo: Connect = async (stage) => {
  if (stage === undefined) return useLocalTables()
  useDeployedTables(await platformResources(stage))
  return { releasesDir: null, close: async () => {} }
}
