import type { Site } from '@forecourt/contracts/site/site'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { isInScope, stockScope } from '@forecourt/domain/stock/stock-scope'
import { findByIds } from '../../table/stock-table.ts'

/** Those of some vehicles that the site shows, sold and withdrawn ones too, by id. */
export async function findVehicles(site: Site, ids: readonly string[]): Promise<Map<string, Vehicle>> {
  const scope = stockScope(site)
  const items = await findByIds(ids, scope.dealerships)
  return new Map(items.flatMap(({ id, vehicle }) => (isInScope(scope, vehicle) ? [[id, vehicle]] : [])))
}
