import { stockScope } from '@forecourt/domain/stock-scope'
import { reindexStock, rollBackIndex } from '@forecourt/stock/reindex-stock'
import { readTenants } from '@forecourt/tenants'

export const reindexHelp = `
Builds the next index of OpenSearch (OPENSEARCH_URL) from the stock table while searches and changes go on, compares it with the one
in use on a sample of every site's searches, and puts it in its place. The one before is kept: --rollback lets it serve again.
Ctrl-C stops it between two pages; run it again and it goes on. The exit code is 1 when the two answer differently: nothing was swapped.
If the new one is right, --accept uses it as it stands; without, the next run builds it anew.`

export type ReindexFlags = { rollback?: boolean; accept?: boolean }

export async function reindex({ rollback = false, accept = false }: ReindexFlags): Promise<void> {
  if (rollback) return backToLast()
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort())
  const started = performance.now()
  const scopes = readTenants().sites.map(stockScope)
  const say = (line: string) => console.log(line)
  const outcome = await reindexStock({ scopes, say, signal: stop.signal, isAccepted: accept })
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

async function backToLast(): Promise<void> {
  const index = await rollBackIndex({ say: (line) => console.log(line) })
  if (index) return console.log(`${index} serves again.`)
  console.log('There is no index before the one that serves.')
  process.exitCode = 1
}
