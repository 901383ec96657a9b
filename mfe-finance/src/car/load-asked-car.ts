import type { UnavailableStatus } from '@forecourt/contracts/stock/unavailable-car'
import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import type { FormCar } from '@forecourt/domain/leads/form'
import { unavailableStatus } from '@forecourt/domain/vehicle/car-status'
import type { UnavailableCar } from '@forecourt/domain/vehicle/unavailable-words'
import { vehicleTitle } from '@forecourt/domain/vehicle/vehicle-naming'
import { ApiError, type LoadApi } from '@forecourt/shell-api'
import { loadEndpoints } from '../load-endpoints.ts'

/** The car that an address or a dialog names: one that can be financed, or why it cannot (VD-14). Neither where none is named. */
export type AskedCar = {
  vehicle?: ShownVehicle
  unavailable?: UnavailableCar
  /** One that the site had: it is in the dealer's lead, and in nothing that the lender gets. */
  former?: FormCar
}

const formCar = ({ id, name, stocknum, status, dealership_slug, city }: ShownVehicle): FormCar => ({
  id,
  name,
  stocknum,
  status,
  dealership_slug,
  ...(city !== undefined && { city }),
})

export const toUnavailable = (status: UnavailableStatus, vehicle: ShownVehicle): UnavailableCar => ({
  status,
  id: vehicle.id,
  name: vehicleTitle(vehicle),
  slug: vehicle.slug,
})

/** `id` is a text of an address. Of a car that is not for sale only the name is kept, not the price. */
export async function loadAskedCar(api: LoadApi, id: string | null | undefined): Promise<AskedCar> {
  if (!id) return {}
  const { vehicleById } = await loadEndpoints()
  const asked = vehicleById.params.safeParse({ id })
  if (!asked.success) return { unavailable: { status: 'gone' } }
  try {
    const vehicle = await api.get(vehicleById, asked.data)
    const status = unavailableStatus(vehicle, 'finance')
    return status ? { unavailable: toUnavailable(status, vehicle), former: formCar(vehicle) } : { vehicle }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return { unavailable: { status: 'gone' } }
    throw error
  }
}
