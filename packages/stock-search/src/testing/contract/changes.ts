import { expect, test } from 'vitest'
import { testVehicle } from '../test-vehicle.ts'
import type { EngineHarness } from './engine-harness.ts'

/** Index updates. */
export function changes(port: EngineHarness): void {
  const { ask, ids, stock } = port

  test('a changed vehicle is found in its new state, and a removed one is not found', async () => {
    await stock({ make: 'Mazda', badge: 'older' })
    await port.search.apply([{ kind: 'put', version: 2, vehicle: testVehicle({ make: 'Kia', badge: 'other' }) }])
    expect(await ids({ lists: { make: ['Mazda'] } })).toEqual([])
    expect(await ids({ query: 'older' })).toEqual([])
    expect((await ask()).facets.make).toEqual([{ value: 'Kia', count: 1 }])
    await port.search.apply([{ kind: 'remove', version: 3, dealership: 'northgate', id: '1' }])
    expect(await ask()).toMatchObject({ count: 0, hits: [] })
  })

  test('duplicate, late and reordered changes give the same index', async () => {
    const put = (version: number, price: number) =>
      port.search.apply([{ kind: 'put', version, vehicle: testVehicle({ price }) }])
    const remove = (version: number) =>
      port.search.apply([{ kind: 'remove', version, dealership: 'northgate', id: '1' }])
    await put(2, 200)
    await put(1, 100)
    await put(2, 999)
    expect((await ask()).hits[0]?.price).toBe(200)
    await remove(5)
    await put(4, 400)
    expect((await ask()).count).toBe(0)
    await put(6, 600)
    await remove(5)
    expect((await ask()).hits[0]?.price).toBe(600)
  })

  test('two dealers may use the same id', async () => {
    await stock({ id: '7' }, { id: '7', dealership_slug: 'rival' })
    expect(await ids()).toEqual(['7'])
    await port.search.apply([{ kind: 'remove', version: 2, dealership: 'rival', id: '7' }])
    expect(await ids()).toEqual(['7'])
  })
}
