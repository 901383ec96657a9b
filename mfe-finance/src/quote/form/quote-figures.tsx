import { monthlyOf } from '@forecourt/domain/finance/frequency'
import { assumptions, cents, percent, repaymentOfQuote } from '@forecourt/domain/finance/stated-repayment'
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

/** FQ-4. Repayment, rate and comparison rate at one size (RG 178), and what they hold by; while it is asked for, places of their size; without a quote, what to do. */
export function QuoteFigures({ quick, isLive = false }: Props) {
  const place = isLive ? `${styles.quote} ${styles.live}` : styles.quote
  if (quick.kind === 'none')
    return (
      <div className={place} role="status">
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
    <div className={place} aria-busy={figures === undefined || undefined}>
      <dl className={styles.figures}>
        {labels.map(({ label, figure }, index) => {
          const [value, per] = figures?.[index] ?? []
          return (
            <div key={label} className={styles.figure}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value} data-figure={figure}>
                {value ?? <Skeleton className={styles.valuePlace} />}
              </dd>
              <dd className={styles.per}>{per ?? <Skeleton className={styles.perPlace} />}</dd>
            </div>
          )
        })}
      </dl>
      <p className={styles.terms}>{terms ?? <Skeleton className={styles.termsPlace} />}</p>
      <VisuallyHidden role="status">
        {figures ? `${figures[0]?.[0]} a week, comparison rate ${figures[2]?.[0]}, ${terms}` : 'Working out your quote'}
      </VisuallyHidden>
    </div>
  )
}
