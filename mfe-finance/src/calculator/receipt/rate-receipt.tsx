import { cents, money, percent } from '@forecourt/domain/finance/finance-teaser'
import { frequencies } from '@forecourt/domain/finance/frequency'
import { type ReceiptRow, receiptCsv, receiptRows } from '@forecourt/domain/finance/rate-receipt'
import { useSite } from '@forecourt/shell-api'
import { Button } from '@forecourt/ui/controls/button'
import { Download } from '@forecourt/ui/media/icons'
import { Sheet } from '@forecourt/ui/overlays/sheet'
import { useState } from 'react'
import { money } from '../formats.ts'
import type { CalculatedCar } from '../result.tsx'
import type { Calculator } from '../use-calculator.ts'
import styles from './rate-receipt.module.css'

type Props = {
  calculator: Calculator
  today: string
  car?: CalculatedCar | undefined
  isOpen: boolean
  onClose(): void
}

const dateFormat = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})
const day = (iso: string): string => dateFormat.format(new Date(`${iso}T00:00:00Z`))

/** Every amount and date that went into a comparison rate, and the root that came out. */
export function RateReceipt({ calculator: { state, result }, today, car, isOpen, onClose }: Props) {
  const { finance } = useSite()
  const { costs, financed } = result
  const { label, perYearOfCode } = frequencies[state.frequency]
  const rows = receiptRows(costs, today, state.frequency)
  const paid = rows.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100
  const download = () =>
    save(
      receiptCsv({ rows, financed, start: today, periodRate: costs.periodRate, periodsPerYear: perYearOfCode }),
      'comparison-rate.csv',
    )
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
          <p>{rows.length + 1} rows, every amount and date, with the rate. National Credit Code, regulation 100.</p>
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
        <Proportions financed={financed} interest={result.interest} fees={costs.fees} />
        <h3 className={styles.heading}>Every amount and date</h3>
        <Rows rows={rows} financed={financed} paid={paid} today={today} />
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

function Proportions({ financed, interest, fees }: { financed: number; interest: number; fees: number }) {
  const parts = [
    { name: 'Amount lent', amount: financed, look: styles.lent },
    { name: 'Interest', amount: interest, look: styles.interest },
    { name: 'Fees and charges', amount: fees, look: styles.fees },
  ].filter(({ amount }) => amount > 0)
  const total = financed + interest + fees
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, { amount }) => sum + amount, 0))
  return (
    <div>
      <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
        {parts.map(({ name, amount, look }, index) => (
          <rect
            key={name}
            className={look}
            x={((starts[index] ?? 0) / total) * 100}
            width={(amount / total) * 100}
            height={1}
          />
        ))}
      </svg>
      <ul className={styles.keys}>
        {parts.map(({ name, amount, look }) => (
          <li key={name}>
            <svg className={look} aria-hidden viewBox="0 0 1 1">
              <rect width={1} height={1} />
            </svg>
            {name} <strong>{money(amount)}</strong>
          </li>
        ))}
      </ul>
    </div>
  )
}

const shownFirst = 5
const shownLast = 2

type RowsProps = { rows: readonly ReceiptRow[]; financed: number; paid: number; today: string }

function Rows({ rows, financed, paid, today }: RowsProps) {
  const [isWhole, setIsWhole] = useState(false)
  const hidden = rows.slice(shownFirst, -shownLast)
  const canFold = hidden.length > 1
  const [from, to] = [hidden[0]?.date, hidden.at(-1)?.date]
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">What</th>
          <th scope="col">You pay</th>
          <th scope="col">Worth on {day(today)}</th>
        </tr>
      </thead>
      <tbody>
        <tr className={styles.out}>
          <td>{day(today)}</td>
          <td>Loan paid out</td>
          <td>+{cents(financed)}</td>
          <td>{cents(financed)}</td>
        </tr>
        {(isWhole || !canFold ? rows : rows.slice(0, shownFirst)).map((row) => (
          <Row key={`${row.period} ${row.what}`} row={row} />
        ))}
        {!isWhole && canFold && (
          <>
            <tr className={styles.more}>
              <td colSpan={4}>
                <button type="button" onClick={() => setIsWhole(true)}>
                  Show the {hidden.length} payments between {day(from ?? today)} and {day(to ?? today)}
                </button>
              </td>
            </tr>
            {rows.slice(-shownLast).map((row) => (
              <Row key={`${row.period} ${row.what}`} row={row} />
            ))}
          </>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            Total
          </th>
          <td>{cents(paid)}</td>
          <td>= {cents(financed)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

const Row = ({ row: { date, what, amount, worth } }: { row: ReceiptRow }) => (
  <tr>
    <td>{day(date)}</td>
    <td>{what}</td>
    <td>{cents(amount)}</td>
    <td>{cents(worth)}</td>
  </tr>
)

function save(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}
