import type { PartProps } from '@forecourt/contracts/parts/parts'
import { takesFuel } from '@forecourt/domain/delivery/fuel-cost'
import { useCapability } from '@forecourt/shell-api'
import styles from './costs.module.css'
import { DeliveryCost } from './delivery-cost.tsx'
import { FuelCost } from './fuel-cost.tsx'

/** DL-1, DL-2, a part: what the vehicle costs to fuel and to deliver. */
export function Part({ vehicle }: PartProps<'running-costs'>) {
  const hasDelivery = useCapability('delivery', vehicle.dealership_slug)
  const hasFuel = takesFuel(vehicle)
  if (!hasDelivery && !hasFuel) return null
  return (
    <div className={styles.costs}>
      {hasFuel && <FuelCost vehicle={vehicle} />}
      {hasDelivery && <DeliveryCost />}
    </div>
  )
}
