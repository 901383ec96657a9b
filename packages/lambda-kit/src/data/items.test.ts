import { expect, test } from 'vitest'
import { withLocalTables } from '../testing/with-local-tables.ts'
import { getItem, type Item, putItem, queryItems } from './items.ts'

withLocalTables()

const car = (id: string, extra: Record<string, unknown> = {}) => ({
  dealership_slug: 'north',
  id,
  slug: `car-${id}`,
  ...extra,
})

test('an item reads back as it was written, without its undefined fields', async () => {
  await putItem('stock', car('1', { price: 25_990.5, tags: ['a'], badge: undefined }))
  expect(await getItem('stock', { dealership_slug: 'north', id: '1' })).toEqual({
    ...car('1'),
    price: 25_990.5,
    tags: ['a'],
  })
  expect(await getItem('stock', { dealership_slug: 'north', id: 'nobody' })).toBeUndefined()
})

test('a write whose condition does not hold says so and changes nothing', async () => {
  const first = { expression: 'attribute_not_exists(id)' }
  expect(await putItem('stock', car('2', { version: 1 }), first)).toBe(true)
  expect(await putItem('stock', car('2', { version: 9 }), first)).toBe(false)
  const next = { expression: '#v = :v', names: { '#v': 'version' }, values: { ':v': 1 } }
  expect(await putItem('stock', car('2', { version: 2 }), next)).toBe(true)
  expect(await getItem('stock', { dealership_slug: 'north', id: '2' })).toMatchObject({ version: 2 })
})

async function collect(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}

test('a partition reads in the order of its sort key, either way, up to a limit, and by an index', async () => {
  for (const id of ['b', 'a', 'c']) await putItem('imports', { dealership_slug: 'south', started_at: id })
  const started = async (options = {}) =>
    (await collect(queryItems('imports', 'south', options))).map((item) => item.started_at)
  expect(await started()).toEqual(['a', 'b', 'c'])
  expect(await started({ descending: true, limit: 2 })).toEqual(['c', 'b'])
  await putItem('stock', car('3'))
  const [found] = await collect(queryItems('stock', 'car-3', { index: 'by_slug' }))
  expect(found).toMatchObject({ dealership_slug: 'north', id: '3' })
})
