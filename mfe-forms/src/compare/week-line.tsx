import { type ShownEstimate, shownEstimate, takesWeek } from '@forecourt/domain/finance/budget/your-week'
import { assumptions, repaymentOfEstimate, repaymentWords } from '@forecourt/domain/finance/stated-repayment'
import { useSite, useYourWeek } from '@forecourt/shell-api'
import styles from './compare-table.module.css'
import type { ShownCar } from './load.ts'

/** Each car by the shopper's own week, whose terms are in its label. Its place is there before it is known, so that nothing moves. */
export function WeekLine({ cars }: { cars: readonly ShownCar[] }) {
  const site = useSite()
  const { week } = useYourWeek()
  if (!cars.some((car) => takesWeek(car, site))) return null
  const shown = cars.map((car) => shownEstimate(car, site, week))
  const known = shown.find(({ estimate, isOwn }) => isOwn && estimate)?.estimate
  return (
    <tr className={`${styles.line} ${styles.week}`}>
      <th scope="row" className={styles.label}>
        Your week{known && `, ${assumptions(repaymentOfEstimate(known))}`}
      </th>
      {cars.map((car, index) => (
        <td key={car.slug} className={styles.value}>
          {wordsOf(shown[index])}
        </td>
      ))}
    </tr>
  )
}

function wordsOf(shown: ShownEstimate | undefined): string {
  if (!shown?.isOwn) return '–'
  if (!shown.estimate) return shown.instead ?? '–'
  const { repayment, comparison } = repaymentWords(repaymentOfEstimate(shown.estimate))
  return `${repayment}, ${comparison}`
}
