import { monthlyOf } from '@forecourt/domain/finance/frequency'
import { assumptions, cents, money, percent, type StatedRepayment } from '@forecourt/domain/finance/stated-repayment'
import { Skeleton } from '@forecourt/ui/display/skeleton'
import { VisuallyHidden } from '@forecourt/ui/display/visually-hidden'
import styles from './repayment-figures.module.css'

const labels = [
  { label: 'Weekly repayment', figure: 'repayment' },
  { label: 'Interest rate', figure: 'interest-rate' },
  { label: 'Comparison rate', figure: 'comparison-rate' },
] as const

function figuresOf({ amount, frequency, interestRate, comparisonRate }: StatedRepayment) {
  const per = frequency === 'week' ? `${cents(monthlyOf(amount))} a month` : `a ${frequency}`
  return [
    [cents(amount), per],
    [percent(interestRate), 'a year'],
    [percent(comparisonRate), 'a year'],
  ] as const
}

type Props = {
  /** None while it is asked for: places of the figures' size. */
  repayment: StatedRepayment | undefined
  /** Whether a final payment is expected, which has a place beside the repayment. */
  expectsFinalPayment?: boolean
  /** Whether it stays in view on narrow screens, over what it depends on. */
  isLive?: boolean
  /** Whether it changes with the form: its height stays, and a screen reader says it. */
  isChanging?: boolean
}

/** A repayment with what is due after the last one, its rate and comparison rate at one size (RG 178), and what they hold by. */
export function RepaymentFigures({
  repayment,
  expectsFinalPayment = false,
  isLive = false,
  isChanging = false,
}: Props) {
  const figures = repayment && figuresOf(repayment)
  const finalPayment = repayment?.finalPayment ?? 0
  const end = finalPayment > 0 ? ` then ${money(finalPayment)} at the end` : ''
  const terms = repayment && assumptions(repayment)
  return (
    <div
      {...placeOf({ hasFinalPayment: repayment ? end !== '' : expectsFinalPayment, isLive, isChanging })}
      aria-busy={!figures || undefined}
    >
      <dl className={styles.figures}>
        {labels.map(({ label, figure }, index) => {
          const [value, per] = figures?.[index] ?? []
          const isMonthly = figure === 'repayment' && repayment?.frequency === 'month'
          return (
            <div key={label} className={styles.figure}>
              <dt className={styles.label}>{isMonthly ? 'Monthly repayment' : label}</dt>
              <dd className={styles.value}>
                <span data-figure={figure}>{value ?? <Skeleton className={styles.valuePlace} />}</span>
                {value && figure === 'repayment' && end}
              </dd>
              <dd className={styles.per}>{per ?? <Skeleton className={styles.perPlace} />}</dd>
            </div>
          )
        })}
      </dl>
      <p className={styles.terms}>{terms ?? <Skeleton className={styles.termsPlace} />}</p>
      {isChanging && (
        <VisuallyHidden role="status">
          {figures
            ? `${figures[0][0]} a week,${end && `${end},`} comparison rate ${figures[2][0]}, ${terms}`
            : 'Working out your quote'}
        </VisuallyHidden>
      )}
    </div>
  )
}

type Place = { hasFinalPayment: boolean; isLive: boolean; isChanging: boolean }

/** The place of figures, or of what to do without them. */
export const placeOf = ({ hasFinalPayment, isLive, isChanging }: Place) => ({
  className: [styles.quote, isChanging && styles.changing, isLive && styles.live].filter(Boolean).join(' '),
  'data-final-payment': hasFinalPayment || undefined,
})
