import { expect, test } from 'vitest'
import { type Call, EngineError } from '../connection/connection.ts'
import { Counters } from '../connection/counters.ts'
import { createSearcher } from './searcher.ts'

const found = { hits: { hits: [] } }
const gone = new EngineError('refused', 'No search context found', { status: 404 })

/** An index that holds a moment each time it is asked to, and answers further calls by these in order, then well. */
function holding(answers: Partial<Record<'search' | 'close', (Error | undefined)[]>>) {
  const opened: string[] = []
  const connection = async ({ method, path }: Call) => {
    if (path.endsWith('/point_in_time') && method === 'POST') return { pit_id: `moment ${opened.push(path)}` }
    const error = (method === 'DELETE' ? answers.close : answers.search)?.shift()
    if (error) throw error
    return found
  }
  const counters = new Counters()
  const { withPointInTime } = createSearcher(connection, 'stock', { counters })
  return { opened, counters, search: () => withPointInTime((ask) => ask({ size: 1 })) }
}

test('what was held and went with its node is held again, at another moment', async () => {
  const { opened, search } = holding({ search: [gone] })
  expect(await search()).toEqual(found)
  expect(opened).toHaveLength(2)
})

test('where it goes a second time the index is called unreachable, so that an earlier answer stands in', async () => {
  await expect(holding({ search: [gone, gone] }).search()).rejects.toMatchObject({ kind: 'unreachable' })
})

test('what the index refuses is refused, and held no second time', async () => {
  const refused = new EngineError('refused', 'no such field', { status: 400 })
  const { opened, search } = holding({ search: [refused] })
  await expect(search()).rejects.toThrow(refused)
  expect(opened).toHaveLength(1)
})

test('a moment that cannot be let go of hides neither a good answer nor an error, and is counted', async () => {
  const down = new EngineError('timeout', 'down')
  const good = holding({ close: [down] })
  expect(await good.search()).toEqual(found)
  expect(good.counters.take()).toMatchObject({ leftHeld: 1 })
  const refused = new EngineError('refused', 'no such field', { status: 400 })
  await expect(holding({ search: [refused], close: [down] }).search()).rejects.toThrow(refused)
})
