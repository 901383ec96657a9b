import type { Location } from '@forecourt/contracts/site/site'
import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { type VehicleAction, vehicleActions } from '@forecourt/domain/vehicle/actions/vehicle-actions'
import { useDialogLinks, useHasPage, useSite } from '@forecourt/shell-api'

/** What the site offers for a vehicle, as far as its dialogs and pages are there. */
export function useActions(vehicle: ShownVehicle, dealer: Location | undefined): VehicleAction[] {
  const site = useSite()
  const hasPage = useHasPage()
  const linkTo = useDialogLinks()
  return vehicleActions({ vehicle, site, dealer, hasPage, hasDialog: (name) => linkTo(name, {}) !== null })
}
