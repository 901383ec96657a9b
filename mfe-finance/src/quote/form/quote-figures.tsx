import { monthlyOf } from '@forecourt/domain/finance/frequency'
import { assumptions, cents, money, percent, repaymentOfQuote } from '@forecourt/domain/finance/stated-repayment'
import { useSite } from '@forecourt/shell-api'
import { Skeleton } from '@forecourt/ui/display/skeleton'
import { VisuallyHidden } from '@forecourt/ui/display/visually-hidden'
import { CallButton } from '../../car/call-button.tsx'
import styles from './quote-figures.module.css'
import type { QuickQuote } from './use-quick-quote.ts'

const labels = [
  { label: 'Weekly repayment', figure: 'repayment' },
  { label: 'Advertised rate', figure: 'interest-rate' },
  { label: 'Comparison rate', figure: 'comparison-rate' },
] as const

function figuresOf(quick: QuickQuote): readonly (readonly [string, string])[] | undefined {
  if (quick.kind !== 'quoted') return undefined
  const { weeklyRepaymentAmount, advertisedRate, comparisonRate } = quick.quote
  return [
    [cents(weeklyRepaymentAmount), `${cents(monthlyOf(weeklyRepaymentAmount))} a month`],
    [percent(advertisedRate), 'a year'],
    [percent(comparisonRate), 'a year'],
  ]
}

const termsOf = (quick: QuickQuote): string | undefined =>
  quick.kind === 'quoted' ? assumptions(repaymentOfQuote(quick.quote, quick.price)) : undefined

type Props = {
  quick: QuickQuote
  /** Whether it stays in view on narrow screens, over what it depends on. */
  isLive?: boolean
}

/** FQ-4. Repayment, what is due after the last one, rate and comparison rate at one size (RG 178), and what they hold by; while it is asked for, places of their size; without a quote, what to do. */
export function QuoteFigures({ quick, isLive = false }: Props) {
  const { quote } = useSite()
  const finalPayment = quick.kind === 'quoted' ? quick.quote.finalPayment : 0
  const hasFinalPayment = quick.kind === 'quoted' ? finalPayment > 0 : quote.terms.final_payment_percent > 0
  const place = {
    className: isLive ? `${styles.quote} ${styles.live}` : styles.quote,
    'data-final-payment': hasFinalPayment || undefined,
  }
  if (quick.kind === 'none')
    return (
      <div {...place} role="status">
        <div className={styles.none}>
          <p className={styles.title}>We cannot show a figure right now</p>
          <p className={styles.text}>
            Keep going: the lender gives you a personalised rate, or call us and we work it out with you.
          </p>
          <CallButton size="small" />
        </div>
      </div>
    )
  const figures = figuresOf(quick)
  const terms = termsOf(quick)
  return (
    <div {...place} aria-busy={figures === undefined || undefined}>
      <dl className={styles.figures}>
        {labels.map(({ label, figure }, index) => {
          const [value, per] = figures?.[index] ?? []
          return (
            <div key={label} className={styles.figure}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>
                <span data-figure={figure}>{value ?? <Skeleton className={styles.valuePlace} />}</span>
                {value && figure === 'repayment' && finalPayment > 0 && ` then ${money(finalPayment)} at the end`}
              </dd>
              <dd className={styles.per}>{per ?? <Skeleton className={styles.perPlace} />}</dd>
            </div>
          )
        })}
      </dl>
      <p className={styles.terms}>{terms ?? <Skeleton className={styles.termsPlace} />}</p>
      <VisuallyHidden role="status">
        {figures
          ? `${figures[0]?.[0]} a week, ${finalPayment > 0 ? `then ${money(finalPayment)} at the end, ` : ''}comparison rate ${figures[2]?.[0]}, ${terms}`
          : 'Working out your quote'}
      </VisuallyHidden>
    </div>
  )
}
