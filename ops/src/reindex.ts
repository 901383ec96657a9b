import { stockScope } from '@forecourt/domain/stock-scope'
import { reindexStock, rollBackIndex } from '@forecourt/stock/reindex-stock'
import { readTenants } from '@forecourt/tenants'

export const reindexHelp = `
Builds the next index of OpenSearch (OPENSEARCH_URL) from the stock table while searches and changes go on, compares it with the one
in use on a sample of every site's searches, and puts it in its place. The one before is kept: --rollback lets it serve again.
Ctrl-C stops it between two pages; run it again and it goes on. The exit code is 1 when the two answer differently: nothing was swapped.`

export async function reindex({ rollback = false }: { rollback?: boolean }): Promise<void> {
  if (rollback) return backToLast()
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort())
  const started = performance.now()
  const scopes = readTenants().sites.map(stockScope)
  const outcome = await reindexStock({ scopes, say: (line) => console.log(line), signal: stop.signal })
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
  const index = await rollBackIndex()
  if (index) return console.log(`${index} serves again.`)
  console.log('There is no index before the one that serves.')
  process.exitCode = 1
}
