import * as financeRows from '@forecourt/contracts/endpoints/finance'
import * as vehicleRows from '@forecourt/contracts/endpoints/vehicle'
import { shownLenders } from '@forecourt/domain/finance/lenders/lenders'
import { isOffered } from '@forecourt/domain/vehicle/car-status'
import { type Answer, answers } from '@forecourt/lambda-kit/http/api-handler'
import { shownVehicle } from '../shown-vehicles.ts'
import { findVehicle, findVehicleById } from './find-vehicle.ts'

/** One complete vehicle of the tenant's own stock. Another tenant's is not found (TN-10). */
export const vehicleAnswers: readonly Answer[] = [
  answers(vehicleRows.vehicle, async ({ site, params }) => shownVehicle(await findVehicle(site, params.slug), site)),
  answers(vehicleRows.vehicleById, async ({ site, params }) =>
    shownVehicle(await findVehicleById(site, params.id), site),
  ),
]

/** FE-6. What lenders offer for one of those vehicles. */
export const financeAnswers: readonly Answer[] = [
  answers(financeRows.lenders, async ({ site, params }) => {
    const vehicle = await findVehicleById(site, params.slug)
    return { lenders: isOffered(vehicle, 'estimate') ? shownLenders(vehicle.finance_lenders) : [] }
  }),
]
