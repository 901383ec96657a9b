import { expect, test, vi } from 'vitest'
import { toHit } from '../../hit.ts'
import { testVehicle } from '../../testing/test-vehicle.ts'
import { hitsOf } from '../answer/deep-page.ts'
import { type Call, EngineError } from '../connection/connection.ts'
import { Counters } from '../connection/counters.ts'
import { createSearcher } from './searcher.ts'

const found = { hits: { hits: [] } }
const gone = new EngineError('refused', 'No search context found', { status: 404 })

/**
 * An index that opens a point in time on each request, and answers other calls with these responses in order, then
 * successfully.
 */
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

test('a point in time that was lost with its node is opened again', async () => {
  const { opened, search } = holding({ search: [gone] })
  expect(await search()).toEqual(found)
  expect(opened).toHaveLength(2)
})

test('if it is lost again the index counts as unreachable, so that an earlier answer is used', async () => {
  await expect(holding({ search: [gone, gone] }).search()).rejects.toMatchObject({ kind: 'unreachable' })
})

test('a permanent error is not retried with another point in time', async () => {
  const refused = new EngineError('refused', 'no such field', { status: 400 })
  const { opened, search } = holding({ search: [refused] })
  await expect(search()).rejects.toThrow(refused)
  expect(opened).toHaveLength(1)
})

test('a failure to close a point in time affects neither answer nor error, and is counted', async () => {
  const down = new EngineError('timeout', 'down')
  const good = holding({ close: [down] })
  expect(await good.search()).toEqual(found)
  expect(good.counters.take()).toMatchObject({ leftHeld: 1 })
  const refused = new EngineError('refused', 'no such field', { status: 400 })
  await expect(holding({ search: [refused], close: [down] }).search()).rejects.toThrow(refused)
})

test('[SR-18] a card that cannot be parsed is missing in its page, counted and reported with its document', async () => {
  const { name: _name, ...unreadable } = toHit(testVehicle({ id: '2' }))
  const rows = [toHit(testVehicle()), unreadable].map((hit, at) => ({ _id: `northgate#${at}`, _source: { hit } }))
  const response = { hits: { hits: rows } }
  const counters = new Counters()
  const onUnreadableHit = vi.fn()
  const connection = async ({ path, method }: Call) => {
    if (path.endsWith('/_msearch')) return { responses: [response] }
    return path.endsWith('/point_in_time') && method === 'POST' ? { pit_id: 'a' } : response
  }
  const search = createSearcher(connection, 'stock', { counters, onUnreadableHit })
  const answers = [
    await search.searchOne({ size: 1 }),
    ...(await search.multiSearch([{ size: 1 }])),
    await search.withPointInTime((ask) => ask({ size: 1 })),
  ]
  for (const answer of answers) expect(hitsOf(answer).map(({ id }) => id)).toEqual([testVehicle().id])
  expect(counters.take()).toMatchObject({ unreadableHits: 3 })
  expect(onUnreadableHit).toHaveBeenCalledWith('northgate#1', expect.objectContaining({ issues: [expect.anything()] }))
})
