import type { YourWeek } from '@forecourt/contracts/browser/your-week'
import { hasBudgets } from '@forecourt/domain/finance/budget/has-budgets'
import {
  repaymentOfCalculation,
  separateFees,
  tradedIn,
  weekOfCalculation,
} from '@forecourt/domain/finance/calculator/calculator'
import { frequencies } from '@forecourt/domain/finance/frequency'
import { enquireForFinance } from '@forecourt/domain/finance/repayment'
import { assumptions } from '@forecourt/domain/finance/stated-repayment'
import { withNoun } from '@forecourt/domain/text/with-noun'
import { capitalised } from '@forecourt/domain/text/wording'
import { useDialogLink, useSite, useYourWeek } from '@forecourt/shell-api'
import { Button, ButtonLink } from '@forecourt/ui/controls/button'
import { Printer, Share2 } from '@forecourt/ui/media/icons'
import { lazy, memo, Suspense, useDeferredValue, useState } from 'react'
import { calculatorHref, comparisonText, money, yearsText } from './formats.ts'
import { RepaymentChart } from './repayment-chart.tsx'
import styles from './result.module.css'
import type { CalculatedCar, Calculator } from './use-calculator.ts'

const RateReceipt = lazy(async () => ({ default: (await import('./receipt/rate-receipt.tsx')).RateReceipt }))

type Props = {
  calculator: Calculator
  /** ISO day on which the loan begins. */
  today: string
  car?: CalculatedCar | undefined
  /** Whether the button that leads to a lender’s quote is right above. */
  isBelowQuote?: boolean | undefined
}

/**
 * FC-6, FC-7: what it costs, with its comparison rate as prominent (RG 178) and what both hold by. On narrow screens this stays in view
 * over the inputs. Receipt, chart and sums follow once it is painted.
 */
export function Result({ calculator, today, car, isBelowQuote }: Props) {
  const site = useSite()
  const { finance } = site
  const { state, result } = calculator
  const { per } = frequencies[state.frequency]
  return (
    <aside className={styles.result} aria-label="Your estimate">
      <div className={styles.answer} role="status">
        <dl className={styles.figure}>
          <dt>Estimated repayment</dt>
          <dd
            className={result.isEnquiry ? styles.words : styles.number}
            data-figure={result.isEnquiry ? undefined : 'repayment'}
          >
            {result.isEnquiry ? enquireForFinance : money(result.repayment)}
          </dd>
          {!result.isEnquiry && <dd className={styles.unit}>{per}</dd>}
        </dl>
        <dl className={styles.figure}>
          <dt>Comparison rate</dt>
          <dd className={result.isEnquiry ? styles.words : styles.number} data-figure="comparison-rate">
            {comparisonText(calculator, finance)}
          </dd>
          <dd className={styles.unit}>a year</dd>
        </dl>
        <p className={styles.terms}>
          {calculator.isExample &&
            `${money(state.amount)} ${withNoun('is an example, not the price of this car.', site)} `}
          {!result.isEnquiry && `${capitalised(assumptions(repaymentOfCalculation(state, result)))}. `}
          {separateFees(result)}
        </p>
      </div>
      <div className={styles.details}>
        <Details calculator={useDeferredValue(calculator)} {...{ today, car, isBelowQuote }} />
      </div>
    </aside>
  )
}

/** What it is made of, and what to do next. */
const Details = memo(({ calculator, today, car, isBelowQuote }: Props) => {
  const { state, result, query } = calculator
  return (
    <>
      {calculator.rules.advertised && !result.isAdvertised && <WayBack calculator={calculator} />}
      <Makeup calculator={calculator} today={today} car={car} />
      <Actions
        price={Math.round(state.amount)}
        years={Math.ceil(state.term)}
        isEnquiry={result.isEnquiry}
        car={car}
        isBelowQuote={isBelowQuote}
        shareHref={calculatorHref(query, car)}
        week={weekOfCalculation(state, result)}
      />
    </>
  )
})

/** To where the calculator began. */
function WayBack({ calculator }: Pick<Props, 'calculator'>) {
  const { week } = useYourWeek()
  const isQuote = calculator.rules.advertised?.isQuote
  const begin = isQuote ? 'the lender’s quote' : week ? 'your week' : 'the advertised loan'
  return (
    <p className={styles.receipt}>
      <button type="button" className={styles.link} onClick={calculator.reset}>
        Back to {begin}
      </button>
    </p>
  )
}

function Makeup({ calculator, today, car }: Props) {
  const { week } = useYourWeek()
  const { state, result, rules } = calculator
  const { fees } = result.costs
  const tradeIn = tradedIn(state)
  if (result.isEnquiry)
    return (
      <p className={styles.note}>We would rather talk about an amount like this. Ask us and we work it out for you.</p>
    )
  if (!result.isWorkedOut)
    return (
      <p className={styles.note}>
        {week && !rules.advertised?.isQuote
          ? 'Worked back from the advertised comparison rate, fees in it.'
          : 'The lender’s own figure.'}{' '}
        Change anything, and the calculator works it out.
      </p>
    )
  return (
    <>
      {/* The receipt is of our own comparison rate, not of the lender's. */}
      {!result.isAdvertised && <ReceiptLink calculator={calculator} today={today} car={car} />}
      <RepaymentChart calculator={calculator} today={today} />
      <dl className={styles.lines}>
        {state.deposit > 0 && <Line term="Deposit" amount={state.deposit} />}
        {tradeIn > 0 && <Line term="Trade-in" amount={tradeIn} />}
        <Line term="Amount financed" amount={result.financed} />
        {result.lentFee > 0 && <Line term="of which establishment fee" amount={result.lentFee} isShare />}
        {result.residual > 0 && (
          <Line term="of which residual, with the last repayment" amount={result.residual} isShare />
        )}
        <Line term={`Interest over ${yearsText(state.term)}`} amount={result.interest} />
        {fees > 0 && <Line term={`${result.lentFee > 0 ? 'Other fees' : 'Fees'}, paid separately`} amount={fees} />}
        <Line term="You pay in all" amount={result.total} />
      </dl>
    </>
  )
}

/** Whole dollars, and years. */
type ActionsProps = Pick<Props, 'car' | 'isBelowQuote'> & {
  price: number
  years: number
  isEnquiry: boolean
  shareHref: string
  week: YourWeek
}

function Actions({ price, years, isEnquiry, car, isBelowQuote, shareHref, week }: ActionsProps) {
  const about = car ? { car_id: car.id } : {}
  const quote = useDialogLink('finance-quote', { ...about, price, loanTerm: years })
  const enquiry = useDialogLink('enquiry', about)
  // A vehicle's page has its own primary button.
  const look = car ? 'secondary' : 'primary'
  return (
    <div className={styles.actions}>
      {!isEnquiry && !isBelowQuote && quote && (
        <ButtonLink {...quote} look={look} size="large" isWide>
          Get A Personalised Quote
        </ButtonLink>
      )}
      {isEnquiry && enquiry && (
        <ButtonLink {...enquiry} look={look} size="large" isWide>
          {enquireForFinance}
        </ButtonLink>
      )}
      {!isEnquiry && <WeekButton week={week} />}
      <div className={styles.keep}>
        <ShareButton href={shareHref} />
        <Button className={styles.print} isWide onClick={() => print()}>
          <Printer size={18} aria-hidden /> Print
        </Button>
      </div>
    </div>
  )
}

/** A share is in the line above it, and no part of the sum. */
const Line = ({ term, amount, isShare }: { term: string; amount: number; isShare?: boolean }) => (
  <div className={styles.line} data-share={isShare}>
    <dt>{term}</dt>
    <dd>{money(amount)}</dd>
  </div>
)

/** Opens the receipt, whose code comes with the first opening. */
function ReceiptLink(props: Pick<Props, 'calculator' | 'today' | 'car'>) {
  const [opened, setOpened] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <div className={styles.receipt}>
      <button type="button" className={styles.link} onClick={() => setOpened('open')}>
        How is it worked out?
      </button>
      {opened !== 'never' && (
        <Suspense fallback={null}>
          <RateReceipt {...props} isOpen={opened === 'open'} onClose={() => setOpened('closed')} />
        </Suspense>
      )}
    </div>
  )
}

/** Shows every price of the site as a repayment of this period with this deposit. */
function WeekButton({ week: own }: { week: YourWeek }) {
  const { week, choose } = useYourWeek()
  if (!hasBudgets(useSite()) || own.deposit === 0) return null
  const isChosen = week?.deposit === own.deposit && week.period === own.period && week.repayment === own.repayment
  return (
    <Button isWide onClick={() => choose(isChosen ? null : own)}>
      {isChosen ? 'Every price has this deposit · Clear' : 'Use this deposit for every price'}
    </Button>
  )
}

/** The system's sheet where there is one, else the address in the clipboard. */
function ShareButton({ href }: { href: string }) {
  const [isCopied, setIsCopied] = useState(false)
  async function share() {
    const url = new URL(href, location.href).href
    try {
      if (navigator.share) return await navigator.share({ url })
      await navigator.clipboard.writeText(url)
      setIsCopied(true)
    } catch {
      // The shopper closed the sheet, or the browser allows neither.
    }
  }
  return (
    <Button isWide onClick={share}>
      <Share2 size={18} aria-hidden /> {isCopied ? 'Link copied' : 'Share this estimate'}
    </Button>
  )
}
