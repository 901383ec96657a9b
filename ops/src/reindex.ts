import { comparedScopes } from '@forecourt/stock/compared-scopes'
import type { ReindexAnswer } from '@forecourt/stock/reindex-answer'
import { reindexStock, rollBackIndex } from '@forecourt/stock/reindex-stock'

export const reindexHelp = `
Builds the next index of OpenSearch (OPENSEARCH_URL, or that of --stage) from the stock table while searches and changes go on, compares
it with the one in use on a sample of sites' searches, and puts it in its place. The one before is kept: --rollback lets it serve again.
Ctrl-C stops it; run it again and it goes on. The exit code is 1 when the two answer differently: nothing was swapped.
If the new one is right, or the one in use is lost, --accept uses it as it stands; without, the next run builds it anew.`

export type ReindexFlags = { rollback?: boolean; accept?: boolean }

type Say = { say(line: string): void }
type Outcome = Exclude<ReindexAnswer['outcome'], { kind: 'back' }>

/** Who builds an index: this process, or a function beside one that nobody else reaches. */
export type IndexBuilder = {
  build(task: Say & { signal: AbortSignal; isAccepted: boolean }): Promise<Outcome>
  /** The index that serves again; undefined where there is none before. */
  rollBack(task: Say): Promise<string | undefined>
}

export const indexOfThisMachine: IndexBuilder = {
  build: async (task) => reindexStock({ scopes: await comparedScopes(), ...task }),
  rollBack: rollBackIndex,
}

const say = (line: string) => console.log(line)

export async function reindex(
  builder: IndexBuilder,
  { rollback = false, accept = false }: ReindexFlags,
): Promise<void> {
  if (rollback) return backToLast(builder)
  const stop = new AbortController()
  const end = () => stop.abort()
  // A second Ctrl-C ends the process.
  process.once('SIGINT', end)
  const started = performance.now()
  const outcome = await builder
    .build({ say, signal: stop.signal, isAccepted: accept })
    .finally(() => process.off('SIGINT', end))
  if (outcome.kind === 'stopped') return console.log(`${outcome.index} is unfinished: run this again to go on.`)
  if (outcome.kind === 'different') {
    console.log(
      [`${outcome.index} answers otherwise, so it is not used:`, ...outcome.differences.slice(0, 20)].join('\n  '),
    )
    process.exitCode = 1
    return
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${outcome.index} serves after ${seconds} s.${outcome.previous ? ` ${outcome.previous} is kept.` : ''}`)
}

async function backToLast(builder: IndexBuilder): Promise<void> {
  const index = await builder.rollBack({ say })
  if (index) return console.log(`${index} serves again.`)
  console.log('There is no index before the one that serves.')
  process.exitCode = 1
}
