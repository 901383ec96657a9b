import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { vehicleTitle } from '@forecourt/domain/vehicle/vehicle-naming'
import { offersControls, showsSave } from '@forecourt/domain/watchlist/car-controls'
import { useCapability, useKept, useSite } from '@forecourt/shell-api'
import { HeartButton } from '@forecourt/ui/controls/heart-button'
import { Checkbox } from '@forecourt/ui/forms/choices/checkbox'
import styles from './keep-controls.module.css'

type Props = { vehicle: ShownVehicle }

/** WL-2, WL-5, VC-4: the heart among the tools of the vehicle's page. */
export function SaveTool({ vehicle }: Props) {
  const site = useSite()
  const canSave = [useCapability('watchlist'), useCapability('favourites')].includes(true)
  const { isKept, toggle } = useKept('saved', vehicle)
  if (!canSave || !showsSave(vehicle, site, isKept)) return null
  return <HeartButton className={styles.control} name={vehicleTitle(vehicle)} isPressed={isKept} onClick={toggle} />
}

/** WL-7, VC-4. */
export function CompareTool({ vehicle }: Props) {
  const site = useSite()
  const canCompare = useCapability('compare')
  const { isKept, toggle } = useKept('compared', vehicle)
  if (!canCompare || !offersControls(vehicle, site)) return null
  return <Checkbox className={styles.compare} label="Compare with others" checked={isKept} onChange={toggle} />
}
