import { viewedKey } from '@forecourt/contracts/browser/stored-keys'
import type { PartProps } from '@forecourt/contracts/parts/parts'
import type { ViewedVehicle } from '@forecourt/contracts/stock/viewed-vehicle'
import { trackedCar } from '@forecourt/domain/pricing/tracked-car'
import { addViewed } from '@forecourt/domain/vehicle/content/viewed-vehicles'
import { useCapability, useLoaded, useSite, useTrack } from '@forecourt/shell-api'
import { loadEndpoints } from '../load-endpoints.ts'
import { RecentlyViewed } from './recently-viewed.tsx'
import { ViewCounter } from './view-counter.tsx'

/** Notes that the vehicle was looked at, and answers the others that were. Storage that is refused keeps nothing. */
async function noteViewed(vehicle: PartProps<'vehicle-views'>['vehicle']): Promise<ViewedVehicle[]> {
  try {
    // The first vehicle of a browser needs no code that parses.
    const before = localStorage.getItem(viewedKey) === null ? [] : await readViewed()
    localStorage.setItem(viewedKey, JSON.stringify(addViewed(before, vehicle)))
    return before.filter(({ id }) => id !== vehicle.id)
  } catch {
    return []
  }
}

async function readViewed(): Promise<ViewedVehicle[]> {
  const { parseViewed } = await loadEndpoints()
  return parseViewed(localStorage.getItem(viewedKey))
}

/** VD-15, VD-18, a part: how many looked at the vehicle, and which others this browser looked at. */
export function Part({ vehicle }: PartProps<'vehicle-views'>) {
  const site = useSite()
  const track = useTrack()
  const { value: others = [] } = useLoaded(vehicle.id, async () => {
    track('vehicle-viewed', trackedCar(vehicle, site))
    return noteViewed(vehicle)
  })
  const isCounted = useCapability('viewCounter', vehicle.dealership_slug)
  return (
    <>
      {isCounted && <ViewCounter key={vehicle.id} vehicle={vehicle} />}
      {others.length > 0 && <RecentlyViewed vehicles={others} />}
    </>
  )
}
