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
  const { asksFirst, isHidden } = useRevealPhone(vehicle)
  const actions = vehicleActions({ vehicle, site, dealer, hasPage, hasDialog: (name) => linkTo(name, {}) !== null })
  if (!asksFirst) return actions
  return actions.map((action) => {
    if (action.name !== 'call') return action
    // Once it is asked for, the number is what the press brings: also where there is room for a word alone.
    return isHidden
      ? { ...action, label: maskedPhone(action.label), target: { kind: 'page' } }
      : { ...action, short: action.label.replace('Call ', '') }
  })
}
