import type { Site } from '@forecourt/contracts/site/site'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { isInScope, stockScope } from '@forecourt/domain/stock/stock-scope'
import { isOffered } from '@forecourt/domain/vehicle/car-status'
import { readDealership } from '../table/stock-table.ts'

/** Vehicles of a dealership that the site offers at this moment (SR-11, TN-13), one by one. */
export async function* offeredVehicles(site: Site, dealership: string, now: Date): AsyncGenerator<Vehicle> {
  const scope = stockScope(site)
  const newest = now.getTime() / 1000 - scope.minimumAgeSeconds
  for await (const items of readDealership(dealership))
    for (const { vehicle } of items)
      if (isInScope(scope, vehicle) && isOffered(vehicle, 'advertise') && vehicle.created_at_timestamp <= newest)
        yield vehicle
}
