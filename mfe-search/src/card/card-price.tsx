import type { Hit } from '@forecourt/contracts/stock/vehicle'
import { financeTeaser } from '@forecourt/domain/finance/finance-teaser'
import { belowMarket } from '@forecourt/domain/pricing/below-market'
import { displayedPrice } from '@forecourt/domain/pricing/price'
import { unavailableLabel } from '@forecourt/domain/vehicle/unavailable-words'
import { useSite } from '@forecourt/shell-api'
import { VisuallyHidden } from '@forecourt/ui/display/visually-hidden'
import { TrendingDown } from '@forecourt/ui/media/icons'
import styles from './card-price.module.css'

/** What it costs and what that includes; a vehicle that is gone has no price any more. */
export function CardPrice({ hit }: { hit: Hit }) {
  const site = useSite()
  const gone = unavailableLabel(hit, 'show')
  if (gone) return <p className={styles.words}>{gone}</p>
  const { amount, text, per, was, off, type } = displayedPrice(hit, site)
  if (amount === undefined) return <p className={styles.words}>{text}</p>
  const below = belowMarket(hit, site)
  const finance = hit.finance_estimate && financeTeaser(hit.finance_estimate)
  return (
    <>
      <p className={styles.price}>
        <span>
          <strong className={styles.amount}>{text}</strong>
          {per && <span className={styles.small}>{per}</span>}
        </span>
        {was && (
          <s className={styles.was}>
            <VisuallyHidden>Was </VisuallyHidden>
            {was}
          </s>
        )}
        {off && <span className={styles.off}>{off}</span>}
        {type && <span className={per ? styles.note : styles.small}>{type}</span>}
      </p>
      {finance && (
        <p className={styles.finance}>
          <span>{finance.repayment}</span> <span>{finance.comparison}</span>{' '}
          <span className={styles.assumes}>{finance.assumes}</span>
        </p>
      )}
      {below && (
        <p className={styles.below}>
          <TrendingDown size={16} aria-hidden />
          {below}
        </p>
      )}
    </>
  )
}
