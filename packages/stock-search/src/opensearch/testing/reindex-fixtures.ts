import { randomUUID } from 'node:crypto'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { emptySearch, type SearchState } from '@forecourt/domain/search/search-filters'
import type { StockChange } from '../../port.ts'
import { testScope } from '../../testing/test-scope.ts'
import { testVehicle } from '../../testing/test-vehicle.ts'
import type { Connection } from '../connection/connection.ts'
import { createOpenSearchSearch } from '../create-opensearch-search.ts'
import { deleteIndex, listIndices } from '../index/stock-indices.ts'
import type { StockSource, VehicleKey } from '../reindex/catch-up.ts'
import type { ReindexTask } from '../reindex/reindex-task.ts'

export type ReindexFixture = ReturnType<ReturnType<typeof reindexFixtures>['create']>

/** Creates platforms with a stock table of two dealerships and an alias each, and deletes their indices afterwards. */
export function reindexFixtures(connection: Connection) {
  const aliases: string[] = []
  const scope = testScope({ dealerships: ['northgate', 'rival'] })

  function create() {
    const alias = `reindex-${randomUUID()}`
    aliases.push(alias)
    const stock = new Map<string, StockChange & { kind: 'put' }>()
    const search = createOpenSearchSearch(connection, { index: alias, isAtOnce: true })
    /** Like an import: first the table, then, some time later, the index. */
    const store = async (id: string, version: number, price: number, fields: Partial<Vehicle> = {}) => {
      const change = { kind: 'put', version, vehicle: testVehicle({ id, price, ...fields }) } as const
      stock.set(`${change.vehicle.dealership_slug} ${id}`, change)
      return change
    }
    const source = {
      dealerships: async () => ['northgate', 'rival'],
      async *read(dealership) {
        yield [...stock.values()].filter(({ vehicle }) => vehicle.dealership_slug === dealership)
      },
      current: async (keys: readonly VehicleKey[]) =>
        keys.flatMap(({ dealership, id }) => stock.get(`${dealership} ${id}`) ?? []),
    } satisfies StockSource
    const said: string[] = []
    const task: ReindexTask = {
      connection,
      alias,
      source,
      scopes: [scope],
      say: (line) => said.push(line),
      check: () => {},
      pause: async () => {},
    }
    /** The vehicles that a search finds, in order. */
    const found = async (state: Partial<SearchState> = {}) => {
      const { hits } = await search.search(scope, { ...emptySearch, ...state })
      return hits.map(({ id, price }) => [id, price] as const)
    }
    const prices = async () => Object.fromEntries(await found())
    return { alias, task, stock, store, search, found, prices, source, said }
  }

  return {
    create,
    async close() {
      for (const alias of aliases)
        for (const { index } of await listIndices(connection, alias)) await deleteIndex(connection, index)
    },
  }
}
