import { constants } from 'node:os'
import type { ReindexResponse } from '@forecourt/stock/index/reindex-messages'
import { reindexStock, rollBackIndex } from '@forecourt/stock/index/reindex-stock'
import { sampleScopes } from '@forecourt/stock/index/sample-scopes'

export const reindexHelp = `
Builds a new OpenSearch index (OPENSEARCH_URL, or that of --stage) from the stock table while searches and changes continue, compares
it with the one in use on a sample of sites' searches, and swaps them. The previous one is kept: --rollback switches back to it.
Ctrl-C stops the build with exit code 130 (SIGTERM: 143); run the command again to resume. If the two answer differently, nothing is
swapped and the exit code is 1.
If the new one is right, or the one in use is lost, --accept uses it; without the option the next run builds another.`

export type ReindexFlags = { rollback?: boolean; accept?: boolean }

type Say = { say(line: string): void }
type Outcome = Exclude<ReindexResponse['outcome'], { kind: 'back' }>

/** The builder of an index: this process, or a function beside an index that only functions reach. */
export type IndexBuilder = {
  build(task: Say & { signal: AbortSignal; isAccepted: boolean }): Promise<Outcome>
  /** The index in use again; undefined without a previous one. */
  rollBack(task: Say): Promise<string | undefined>
}

export const localIndex: IndexBuilder = {
  build: async (task) => reindexStock({ scopes: await sampleScopes(), ...task }),
  rollBack: rollBackIndex,
}

const say = (line: string) => console.log(line)

export async function reindex(
  builder: IndexBuilder,
  { rollback = false, accept = false }: ReindexFlags,
): Promise<void> {
  if (rollback) return restoreLastIndex(builder)
  using stop = stopBySignal()
  const started = performance.now()
  const outcome = await builder.build({ say, signal: stop.signal, isAccepted: accept }).catch((error: unknown) => {
    if (stop.signal.aborted && error === stop.signal.reason) return { kind: 'not begun' } as const
    throw error
  })
  if (outcome.kind === 'not begun' || outcome.kind === 'stopped') {
    const isBegun = outcome.kind === 'stopped'
    console.log(isBegun ? `${outcome.index} is unfinished: run this again to resume.` : 'Stopped before it started.')
    process.exitCode = stop.exitCode()
    return
  }
  if (outcome.kind === 'different') {
    console.log(
      [`${outcome.index} answers differently, so it is not used:`, ...outcome.differences.slice(0, 20)].join('\n  '),
    )
    process.exitCode = 1
    return
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(
    `${outcome.index} is in use after ${seconds} s.${outcome.previous ? ` ${outcome.previous} is kept for a rollback.` : ''}`,
  )
}

/** `exitCode` is a shell's exit code for a command ended by that signal; 0 without one. */
type Stop = Disposable & { signal: AbortSignal; exitCode(): number }

const endings = ['SIGINT', 'SIGTERM'] as const

/** Until disposed, the first Ctrl-C or SIGTERM aborts the signal; a second one ends the process. */
function stopBySignal(): Stop {
  const stop = new AbortController()
  let exitCode = 0
  const end = (name: (typeof endings)[number]) => {
    exitCode = 128 + constants.signals[name]
    removeListeners()
    stop.abort()
  }
  const removeListeners = () => {
    for (const name of endings) process.off(name, end)
  }
  for (const name of endings) process.on(name, end)
  return { signal: stop.signal, exitCode: () => exitCode, [Symbol.dispose]: removeListeners }
}

async function restoreLastIndex(builder: IndexBuilder): Promise<void> {
  const index = await builder.rollBack({ say })
  if (index) return console.log(`${index} is in use again.`)
  console.log('There is no previous index.')
  process.exitCode = 1
}
