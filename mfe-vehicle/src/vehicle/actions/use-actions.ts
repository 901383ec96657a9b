import type { Location } from '@forecourt/contracts/site/site'
import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { maskedPhone } from '@forecourt/domain/vehicle/actions/masked-phone'
import { type VehicleAction, vehicleActions } from '@forecourt/domain/vehicle/actions/vehicle-actions'
import { useDialogLinks, useHasPage, useSite } from '@forecourt/shell-api'
import { useRevealPhone } from './use-reveal-phone.ts'

/** What the site offers for a vehicle, as far as its dialogs and pages are there. SB-6: a hidden number is shown before it is called. */
export function useActions(vehicle: ShownVehicle, dealer: Location | undefined): VehicleAction[] {
  const site = useSite()
  const hasPage = useHasPage()
  const linkTo = useDialogLinks()
  const { isHidden } = useRevealPhone(vehicle)
  const actions = vehicleActions({ vehicle, site, dealer, hasPage, hasDialog: (name) => linkTo(name, {}) !== null })
  if (!isHidden) return actions
  return actions.map((action) =>
    action.name === 'call' ? { ...action, label: maskedPhone(action.label), target: { kind: 'page' } } : action,
  )
}
