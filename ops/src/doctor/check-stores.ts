import { type TableName, tables } from '@forecourt/contracts/tables'
import type { Deployment } from './deployment.ts'
import { type Finding, lookAt } from './finding.ts'

const manyWaiting = 1_000

/** From inside: what keeps and carries data. */
export async function checkStores(deployment: Deployment): Promise<Finding[]> {
  const found = await Promise.all([
    lookAt('tables', () => checkTables(deployment)),
    lookAt('queues', () => checkQueues(deployment)),
    lookAt('index', () => checkIndex(deployment)),
    lookAt('search', () => checkSearch(deployment)),
  ])
  return found.flat()
}

async function checkTables({ tableState }: Deployment): Promise<Finding[]> {
  const names = Object.keys(tables) as TableName[]
  const found = await Promise.all(
    names.map((name) =>
      lookAt('tables', async () => {
        const state = await tableState(name)
        if (state === 'ACTIVE') return []
        return [
          {
            state: 'bad',
            area: 'tables',
            say: `${name} is ${state}.`,
            todo: 'A table that is being made or changed answers in minutes; one that is gone is restored (docs/operations.md).',
          },
        ]
      }),
    ),
  )
  const troubles = found.flat()
  if (troubles.length > 0) return troubles
  return [{ state: 'good', area: 'tables', say: `all ${names.length} answer` }]
}

async function checkQueues({ queues }: Deployment): Promise<Finding[]> {
  const found = await queues()
  const troubles = found.flatMap(({ name, waiting, isDeadLetters, todo }): Finding[] => {
    if (isDeadLetters && waiting > 0)
      return [{ state: 'bad', area: 'queues', say: `${name}: ${counted(waiting)} failed and wait.`, todo }]
    if (waiting > manyWaiting)
      return [{ state: 'warning', area: 'queues', say: `${name}: ${counted(waiting)} wait to be worked on.`, todo }]
    return []
  })
  return troubles.length > 0 ? troubles : [{ state: 'good', area: 'queues', say: 'nothing failed waits in any' }]
}

const counted = (count: number): string => count.toLocaleString('en-AU')

async function checkIndex({ indexWaiting }: Deployment): Promise<Finding[]> {
  const waiting = await indexWaiting()
  if (waiting === null) return []
  if (waiting <= manyWaiting)
    return [
      { state: 'good', area: 'index', say: waiting === 0 ? 'up to date with the stock' : `${waiting} changes behind` },
    ]
  return [
    {
      state: 'warning',
      area: 'index',
      say: `${counted(waiting)} changes of the stock are not in the search index yet.`,
      todo: 'After an import that is so for a minute. If it grows, look at the log of stock-index.',
    },
  ]
}

async function checkSearch({ search }: Deployment): Promise<Finding[]> {
  const found = await search()
  if (found === null) return [{ state: 'good', area: 'search', say: 'answered in the process, without a cluster' }]
  const { name, health, troubles } = found
  const said = troubles.map(
    (say): Finding => ({
      state: 'warning',
      area: 'search',
      say: `${name}: ${say}`,
      todo: 'See docs/operations.md, The search index.',
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
          ? 'A part of the index is not there: npx forecourt stock reindex builds it anew from the stock table.'
          : 'Searches are answered; a copy of a part is missing. It mends itself while a node comes back.',
    },
    ...said,
  ]
}
