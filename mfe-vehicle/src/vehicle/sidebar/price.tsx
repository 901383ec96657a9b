import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { belowMarket } from '@forecourt/domain/pricing/below-market'
import { displayedPrice } from '@forecourt/domain/pricing/price'
import { addedCharges } from '@forecourt/domain/pricing/price-conditions'
import { WeekNote } from '@forecourt/remote-kit/finance/week-note'
import { useSite } from '@forecourt/shell-api'
import { VisuallyHidden } from '@forecourt/ui/display/visually-hidden'
import { TrendingDown } from '@forecourt/ui/media/icons'
import { FinanceTeaser } from '../finance/finance-teaser.tsx'
import styles from './price.module.css'

/** PR-1 to PR-4 as a page shows them: large, with what it was and what it includes beside it. */
export function Price({ vehicle }: { vehicle: ShownVehicle }) {
  const site = useSite()
  const { text, amount, per, was, type } = displayedPrice(vehicle, site)
  const below = belowMarket(vehicle, site)
  const conditions = type && addedCharges(vehicle)
  return (
    <>
      <p className={styles.price}>
        <span className={amount === undefined ? styles.words : styles.amount}>
          {text}
          {per && <span className={styles.per}>{per}</span>}
        </span>
        {was && (
          <s>
            <VisuallyHidden>Was </VisuallyHidden>
            {was}
          </s>
        )}
        {type && <span>{type}</span>}
      </p>
      {conditions && <p className={styles.conditions}>{conditions}</p>}
      {amount !== undefined && (
        <>
          <FinanceTeaser vehicle={vehicle} />
          <WeekNote vehicle={vehicle} />
        </>
      )}
      {below && (
        <p className={styles.below}>
          <TrendingDown size={18} aria-hidden />
          <a href="#price-gauge">{below}</a>
        </p>
      )}
    </>
  )
}
