import type { PlatformNames } from '@forecourt/contracts/platform/platform-names'
import type { StageName } from '@forecourt/contracts/platform/stages'
import { useLocalTables } from '@forecourt/local/aws/tables/use-local-tables'
import { openStage } from './stage.ts'

/** The context of the remote commands. `releasesDir` is null on AWS, where a stack publishes. */
type Connection = { releasesDir: string | null; close(): Promise<void> }

/** Opens the tables of this machine, or of a stage on AWS; `close` releases them. */
export type Connect<C = Connection> = (stage: StageName | undefined) => Promise<C>

/** The data of this machine, or a stage on AWS. */
export type CommandTarget = { close(): Promise<void> } & (
  | { kind: 'here'; dataDir: string; releasesDir: string }
  | { kind: 'deployed'; stage: StageName; names: PlatformNames; releasesDir: null }
)

export const connectTo: Connect<CommandTarget> = async (stage) => {
  if (stage === undefined) return { kind: 'here', ...(await useLocalTables()) }
  return { kind: 'deployed', stage, names: await openStage(stage), releasesDir: null, close: async () => {} }
}
