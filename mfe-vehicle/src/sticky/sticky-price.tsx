import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { displayedPrice } from '@forecourt/domain/pricing/price'
import { useSite } from '@forecourt/shell-api'
import { FinanceTeaser } from '../vehicle/finance/finance-teaser.tsx'
import styles from './sticky-price.module.css'

/** Price, what it includes, and what it costs a week. */
export function StickyPrice({ vehicle }: { vehicle: ShownVehicle }) {
  const { text, amount, per, type } = displayedPrice(vehicle, useSite())
  return (
    <div className={styles.price}>
      <p className={styles.line}>
        <strong className={styles.amount}>
          {text}
          {per}
        </strong>{' '}
        {type && <span className={styles.type}>{type}</span>}
      </p>
      {amount !== undefined && <FinanceTeaser vehicle={vehicle} />}
    </div>
  )
}
