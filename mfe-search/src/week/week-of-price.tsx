import { weekEstimate } from '@forecourt/domain/finance/budget/your-week'
import { financeTeaser } from '@forecourt/domain/finance/finance-teaser'
import { dollars } from '@forecourt/domain/pricing/price'
import { useSite, useYourWeek } from '@forecourt/shell-api'
import styles from './week-filter.module.css'

/** What the highest price of a filter is by the shopper's week, with all that it holds by. Its place is there before it is known. */
export function WeekOfPrice({ price }: { price: number | undefined }) {
  const { finance } = useSite()
  const { week } = useYourWeek()
  if (price === undefined) return null
  const estimate = week && weekEstimate(price, week)
  const words = estimate && financeTeaser(estimate)
  if (week && !words) return null
  return (
    <div className={styles.price}>
      {words && (
        <>
          <p className={styles.figures}>
            <span>{dollars(price)} is</span> <span>{words.repayment}</span> <span>{words.comparison}</span>
          </p>
          <p className={styles.note}>{words.assumes}</p>
          <p className={styles.note}>{finance.warning}</p>
        </>
      )}
    </div>
  )
}
