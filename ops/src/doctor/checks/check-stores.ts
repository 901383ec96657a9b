import { type TableName, tables } from '@forecourt/contracts/tables/tables'
import { numberText } from '@forecourt/domain/text/numbers'
import type { Deployment } from '../deployment/deployment.ts'
import { type Finding, runCheck } from '../finding.ts'
import { checkAlarms } from './check-alarms.ts'

const manyWaiting = 1_000
const catchUpMs = 3_000

/** From inside: tables, queues and the search index. */
export async function checkStores(deployment: Deployment): Promise<Finding[]> {
  const found = await Promise.all([
    runCheck('tables', () => checkTables(deployment)),
    runCheck('queues', () => checkQueues(deployment)),
    runCheck('index', () => checkIndex(deployment)),
    runCheck('alarms', () => checkAlarms(deployment)),
    runCheck('search', () => checkSearch(deployment)),
  ])
  const findings = found.flat()
  // An index that does not answer is never up to date.
  const ails = findings.some(({ area, state }) => area === 'search' && state === 'bad')
  return findings.filter(({ area, state }) => !(ails && area === 'index' && state === 'good'))
}

async function checkTables({ tableState, undeployedTables }: Deployment): Promise<Finding[]> {
  const undeployed = undeployedTables.names.map(
    (name): Finding => ({
      state: 'warning',
      area: 'tables',
      say: `${name}, which this checkout has, is not deployed yet.`,
      todo: undeployedTables.todo,
    }),
  )
  const names = (Object.keys(tables) as TableName[]).filter((name) => !undeployedTables.names.includes(name))
  const found = await Promise.all(
    names.map((name) =>
      runCheck('tables', async () => {
        const state = await tableState(name)
        if (state === 'ACTIVE') return []
        return [
          {
            state: 'bad',
            area: 'tables',
            say: `${name} is ${state}.`,
            todo: 'A table that is being created or updated is ready in minutes; restore a missing one (docs/operations/restore-a-table.md).',
          },
        ]
      }),
    ),
  )
  const problems = found.flat()
  if (problems.length > 0) return [...problems, ...undeployed]
  return [{ state: 'good', area: 'tables', say: `all ${names.length} answer` }, ...undeployed]
}

async function checkQueues({ queues }: Deployment): Promise<Finding[]> {
  const found = await queues()
  const problems = found.flatMap(({ name, waiting, isDeadLetters, todo }): Finding[] => {
    if (isDeadLetters && waiting > 0)
      return [{ state: 'bad', area: 'queues', say: `${name}: ${numberText(waiting)} dead letters.`, todo }]
    if (waiting > manyWaiting)
      return [{ state: 'warning', area: 'queues', say: `${name}: ${numberText(waiting)} waiting.`, todo }]
    return []
  })
  return problems.length > 0 ? problems : [{ state: 'good', area: 'queues', say: 'no dead letters' }]
}

/** The index is behind after every import; what matters is that it catches up. */
async function checkIndex(deployment: Deployment): Promise<Finding[]> {
  const why = await deployment.indexStreamProblem()
  if (why === null) return checkWaiting(deployment)
  return [
    {
      state: 'bad',
      area: 'index',
      say: `Changes of the stock are not queued for the search index (${why}): it is not updated.`,
      todo: 'The log of stock-changes has the reason. It retries for a day; once the cause is fixed it continues.',
    },
  ]
}

async function checkWaiting({ indexWaiting, pause }: Deployment): Promise<Finding[]> {
  const before = await indexWaiting()
  if (before === null) return []
  if (before === 0) return [{ state: 'good', area: 'index', say: 'up to date with the stock' }]
  await pause(catchUpMs)
  const waiting = (await indexWaiting()) ?? 0
  if (waiting < before && waiting <= manyWaiting)
    return [{ state: 'good', area: 'index', say: `${numberText(waiting)} changes behind, and catching up` }]
  const isStill = waiting >= before
  return [
    {
      state: 'warning',
      area: 'index',
      say: `${numberText(waiting)} changes of the stock are not in the search index yet${isStill ? ', and it does not catch up' : ''}.`,
      todo: 'This is normal for a minute after an import. If it stays, look at the log of stock-index.',
    },
  ]
}

async function checkSearch({ search, command }: Deployment): Promise<Finding[]> {
  const found = await search()
  if (found === null) return [{ state: 'good', area: 'search', say: 'answered in the process, without a cluster' }]
  if (found === 'beside') return [{ state: 'good', area: 'search', say: 'answered by an engine beside the cloud' }]
  if ('say' in found) return [{ state: 'bad', area: 'search', ...found }]
  const { name, health, problems } = found
  const said = problems.map(
    (say): Finding => ({
      state: 'warning',
      area: 'search',
      say: `${name}: ${say}`,
      todo: 'See docs/operations/search-index-failing.md.',
    }),
  )
  if (health === 'green') return [{ state: 'good', area: 'search', say: `${name} is green` }, ...said]
  return [
    {
      state: health === 'red' ? 'bad' : 'warning',
      area: 'search',
      say: `${name} is ${health}.`,
      todo:
        health === 'red'
          ? `A shard of the index is lost: wait ten minutes for the node to return. Else run ${command('stock reindex --accept')}, twice (docs/operations/index-alarms.md, index-red).`
          : 'Searches work; a replica is missing. It recovers when the node returns.',
    },
    ...said,
  ]
}
