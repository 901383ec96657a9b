import { repaymentOfQuote } from '@forecourt/domain/finance/stated-repayment'
import { useSite } from '@forecourt/shell-api'
import { CallButton } from '../../car/call-button.tsx'
import type { QuickQuote } from '../form/use-quick-quote.ts'
import styles from './repayment-figures.module.css'
import { placeOf, RepaymentFigures } from './repayment-figures.tsx'

type Props = {
  quick: QuickQuote
  isLive?: boolean
  /** Whether it follows a form, so that its height stays. */
  isChanging?: boolean
}

/** FQ-4. A lender's quote; while it is asked for, its place; without one, what to do. */
export function QuoteFigures({ quick, isLive = false, isChanging = true }: Props) {
  const expectsFinalPayment = useSite().quote.terms.final_payment_percent > 0
  if (quick.kind === 'none')
    return (
      <div {...placeOf({ hasFinalPayment: expectsFinalPayment, isLive, isChanging })} role="status">
        <div className={styles.none}>
          <p className={styles.title}>We cannot show a figure right now</p>
          <p className={styles.text}>
            Keep going: the lender gives you a personalised rate, or call us and we work it out with you.
          </p>
          <CallButton size="small" />
        </div>
      </div>
    )
  const repayment = quick.kind === 'quoted' ? repaymentOfQuote(quick.quote, quick.price) : undefined
  return <RepaymentFigures {...{ repayment, expectsFinalPayment, isLive, isChanging }} />
}
