import type { DepartmentDetails } from '@forecourt/contracts/leads/appointments'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { ApiError, type LoadApi } from '@forecourt/shell-api'
import type { FormKind } from '../kinds/form-kind.ts'
import { loadEndpoints } from '../load-endpoints.ts'

/** What a form is about, as it travels to the page. */
export type Subject = {
  vehicle?: Vehicle
  /** A car was asked about that the site does not have: no reason not to write. */
  isUnknownCar?: true
  department?: DepartmentDetails
  location?: string
  /** OF-1. The name of the offer that it is about. */
  offer?: string
}

/** Loads what a form needs; `given` are the texts of an address, so they are parsed. */
export async function loadSubject(
  { department }: Pick<FormKind, 'department'>,
  given: Readonly<Record<string, unknown>>,
  api: LoadApi,
): Promise<Subject> {
  const endpoints = await loadEndpoints()
  const { car_id, offer, location } = endpoints.parseSubject(given)
  const [car, details, offerName] = await Promise.all([
    given.car_id ? loadCar(car_id) : undefined,
    department && api.get(endpoints.department, { department }),
    offer && nameOfOffer(offer),
  ])
  return {
    ...car,
    ...(details && { department: details }),
    ...(location !== undefined && { location }),
    ...(offerName && { offer: offerName }),
  }

  /** An offer that is over is no reason not to write. */
  async function nameOfOffer(id: string): Promise<string | undefined> {
    const found = await api.get(endpoints.findOffer, { id }).catch(() => undefined)
    return found?.name
  }

  async function loadCar(id: string | undefined): Promise<Subject> {
    if (id === undefined) return { isUnknownCar: true }
    try {
      return { vehicle: await api.get(endpoints.vehicleById, { id }) }
    } catch (error) {
      if (error instanceof ApiError && error.code === 'not_found') return { isUnknownCar: true }
      throw error
    }
  }
}
