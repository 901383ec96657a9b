import { repaymentOfCalculation } from '@forecourt/domain/finance/calculator/calculator'
import { frequencies } from '@forecourt/domain/finance/frequency'
import { receiptCsv, receiptRows } from '@forecourt/domain/finance/lenders/rate-receipt'
import { toCents } from '@forecourt/domain/finance/schedule'
import { assumptions, cents, percent } from '@forecourt/domain/finance/stated-repayment'
import { capitalised } from '@forecourt/domain/text/wording'
import { useSite } from '@forecourt/shell-api'
import { saveFile } from '@forecourt/ui/browser/save-file'
import { Button } from '@forecourt/ui/controls/button'
import { Download } from '@forecourt/ui/media/icons'
import { Sheet } from '@forecourt/ui/overlays/sheet'
import type { CalculatedCar, Calculator } from '../use-calculator.ts'
import { Proportions } from './proportions.tsx'
import styles from './rate-receipt.module.css'
import { ReceiptRows } from './receipt-rows.tsx'

type Props = {
  calculator: Calculator
  today: string
  car?: CalculatedCar | undefined
  isOpen: boolean
  onClose(): void
}

/** Every amount and date that went into a comparison rate, and the root that came out. */
export function RateReceipt({ calculator: { state, result }, today, car, isOpen, onClose }: Props) {
  const { finance } = useSite()
  const { costs, lentFee } = result
  const financed = toCents(result.financed - lentFee)
  const { label, perYearOfCode } = frequencies[state.frequency]
  const rows = receiptRows(costs, today, state.frequency)
  const paid = rows.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100
  const download = () =>
    saveFile('comparison-rate.csv', {
      text: receiptCsv({ rows, financed, start: today, periodRate: costs.periodRate, periodsPerYear: perYearOfCode }),
      type: 'text/csv',
    })
  return (
    <Sheet
      title="How is it worked out?"
      isOpen={isOpen}
      side="end"
      isWide
      onClose={onClose}
      footer={
        <div className={styles.foot}>
          <Button look="primary" onClick={download}>
            <Download size={18} aria-hidden /> Download CSV
          </Button>
          <p>{rows.length + 1} rows, every amount and date, with the rate. National Credit Code, reg. 100.</p>
        </div>
      }
    >
      <div className={styles.receipt}>
        {car && <p className={styles.car}>{car.name}</p>}
        <dl className={styles.figures}>
          <Figure figure="comparison-rate" term="Comparison rate" value={percent(costs.comparisonRate)} unit="a year" />
          <Figure figure="interest-rate" term="Interest rate" value={percent(state.interest)} unit="a year" />
          <Figure
            figure="repayment"
            term={`${label} repayment`}
            value={cents(result.repayment)}
            unit={`${result.rows.length} of them`}
          />
        </dl>
        <p className={styles.terms}>{capitalised(assumptions(repaymentOfCalculation(state, result)))}.</p>
        <Proportions financed={financed} interest={result.interest} fees={toCents(costs.fees + lentFee)} />
        <h3 className={styles.heading}>Every amount and date</h3>
        <ReceiptRows rows={rows} financed={financed} paid={paid} today={today} />
        {finance.fees.security_registration > 0 && (
          <p>
            Security registration of {cents(finance.fees.security_registration)} is a government charge: you pay it with
            the fees, and the comparison rate leaves it out.
          </p>
        )}
        <p className={styles.root}>
          <span>
            The one rate of a {state.frequency} that makes everything you pay worth what was lent, times {perYearOfCode}{' '}
            {state.frequency}s in a year.
          </span>
          <strong>
            {(costs.periodRate * 100).toFixed(5)}% × {perYearOfCode} = {percent(costs.comparisonRate)}
          </strong>
        </p>
        <p className={styles.warning}>{finance.warning}</p>
      </div>
    </Sheet>
  )
}

type FigureProps = { figure: string; term: string; value: string; unit: string }

const Figure = ({ figure, term, value, unit }: FigureProps) => (
  <div>
    <dt>{term}</dt>
    <dd className={styles.number} data-figure={figure}>
      {value}
    </dd>
    <dd>{unit}</dd>
  </div>
)
