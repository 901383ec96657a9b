import type { Hit } from '@forecourt/contracts/stock/vehicle'
import { shownEstimate } from '@forecourt/domain/finance/budget/your-week'
import { financeTeaser } from '@forecourt/domain/finance/finance-teaser'
import { belowMarket } from '@forecourt/domain/pricing/below-market'
import { displayedPrice } from '@forecourt/domain/pricing/price'
import { unavailableLabel } from '@forecourt/domain/vehicle/unavailable-words'
import { useSite, useYourWeek } from '@forecourt/shell-api'
import { VisuallyHidden } from '@forecourt/ui/display/visually-hidden'
import { TrendingDown } from '@forecourt/ui/media/icons'
import styles from './card-price.module.css'

/** What it costs and what that includes; a vehicle that is gone has no price any more. */
export function CardPrice({ hit }: { hit: Hit }) {
  const site = useSite()
  const { week } = useYourWeek()
  const gone = unavailableLabel(hit, 'show')
  if (gone) return <p className={styles.words}>{gone}</p>
  const { amount, text, per, was, off, type } = displayedPrice(hit, site)
  if (amount === undefined) return <p className={styles.words}>{text}</p>
  const below = belowMarket(hit, site)
  const { estimate, instead } = shownEstimate(hit, site, week)
  const finance = estimate && financeTeaser(estimate)
  return (
    <>
      <p className={per ? `${styles.price} ${styles.plan}` : styles.price}>
        <span>
          <strong className={styles.amount}>{text}</strong>
          {per && <span className={styles.small}>{per}</span>}
          {type && !per && <span className={styles.type}> {type}</span>}
        </span>
        {was && (
          <span className={styles.before}>
            <s className={styles.was}>
              <VisuallyHidden>Was </VisuallyHidden>
              {was}
            </s>
            {off && <span className={styles.off}> {off}</span>}
          </span>
        )}
        {type && per && <span className={styles.note}>{type}</span>}
      </p>
      {(finance || instead) && (
        // The place of the shopper's own figure is there before it is known, so that nothing moves.
        <p className={styles.finance} data-own={week ? '' : undefined}>
          {finance ? (
            <>
              <span>{finance.repayment}</span> <span>{finance.comparison}</span>{' '}
              <span className={styles.assumes}>{finance.assumes}</span>
            </>
          ) : (
            instead
          )}
        </p>
      )}
      {below && (
        <p className={styles.below}>
          <TrendingDown size={16} aria-hidden />
          <a className={styles.evidence} href={`/cars/${hit.slug}#price-gauge`}>
            {below}
          </a>
        </p>
      )}
    </>
  )
}
