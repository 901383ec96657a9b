import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { getVehicle, putVehicle } from '../table/stock-table.ts'

/** Stores a vehicle, in the place of what the table has of it. */
export async function storeVehicle(vehicle: Vehicle): Promise<void> {
  const { dealership_slug, id, slug, status } = vehicle
  const stored = await getVehicle(dealership_slug, id)
  await putVehicle({ dealership_slug, id, slug, status, fingerprint: 'f', vehicle }, stored?.version)
}
