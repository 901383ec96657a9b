import type { ReceiptRow } from '@forecourt/domain/finance/lenders/rate-receipt'
import { cents } from '@forecourt/domain/finance/stated-repayment'
import { dateText } from '@forecourt/domain/text/date'
import { useState } from 'react'
import styles from './rate-receipt.module.css'

const shownFirst = 5
const shownLast = 2

type RowsProps = { rows: readonly ReceiptRow[]; financed: number; paid: number; today: string }

/** Every amount and date, most of them folded at first. */
export function ReceiptRows({ rows, financed, paid, today }: RowsProps) {
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
          <th scope="col">Worth on {dateText(today)}</th>
        </tr>
      </thead>
      <tbody>
        <tr className={styles.out}>
          <td>{dateText(today)}</td>
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
                  Show the {hidden.length} payments between {dateText(from ?? today)} and {dateText(to ?? today)}
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
    <td>{dateText(date)}</td>
    <td>{what}</td>
    <td>{cents(amount)}</td>
    <td>{cents(worth)}</td>
  </tr>
)
