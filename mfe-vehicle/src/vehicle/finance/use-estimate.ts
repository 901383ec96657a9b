import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { type ShownEstimate, shownEstimate } from '@forecourt/domain/finance/budget/your-week'
import { useSite, useYourWeek } from '@forecourt/shell-api'

/** What a vehicle costs a period: by the shopper's own week, else as it is advertised. */
export const useEstimate = (vehicle: ShownVehicle): ShownEstimate =>
  shownEstimate(vehicle, useSite(), useYourWeek().week)
