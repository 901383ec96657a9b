import { frequencies } from '@forecourt/domain/finance/frequency'
import { groupRows, type ScheduleGroup } from '@forecourt/domain/finance/schedule'
import { money } from './formats.ts'
import styles from './repayment-chart.module.css'
import type { Calculator } from './use-calculator.ts'

const width = 320
const height = 72
const gap = 0.3

type Props = { calculator: Calculator; today: string }

/** Each quarter's principal and interest, and the same by year as a table. */
export function RepaymentChart({ calculator: { state, result }, today }: Props) {
  const { perYear } = frequencies[state.frequency]
  const quarters = groupRows(result.rows, perYear / 4)
  const startYear = Number(today.slice(0, 4))
  return (
    <div>
      <figure className={styles.chart}>
        <Bars groups={quarters} residual={result.residual} />
        <figcaption className={styles.legend}>
          <span>{startYear}</span>
          <span className={styles.keys}>
            <span className={styles.principal}>Principal</span>
            <span className={styles.interest}>Interest</span>
          </span>
          <span>{startYear + Math.ceil(state.term)}</span>
        </figcaption>
      </figure>
      <details className={styles.details}>
        <summary className={styles.summary}>Year by year</summary>
        <YearTable groups={groupRows(result.rows, perYear)} />
      </details>
    </div>
  )
}

/** The residual would hide all other bars, so the last one is drawn without it. */
function Bars({ groups, residual }: { groups: readonly ScheduleGroup[]; residual: number }) {
  const drawn = groups.map((group, index) =>
    index === groups.length - 1 ? { ...group, principal: Math.max(0, group.principal - residual) } : group,
  )
  const highest = Math.max(1, ...drawn.map(({ principal, interest }) => principal + interest))
  const step = width / Math.max(1, drawn.length)
  const scale = (amount: number) => (amount / highest) * height
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className={styles.bars}
      role="img"
      aria-label="Repayments over time: the share of interest falls with every repayment"
    >
      {drawn.map(({ principal, interest }, index) => {
        const bar = { x: index * step, width: step * (1 - gap) }
        const top = height - scale(principal)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place in time
          <g key={index}>
            <rect {...bar} y={top} height={scale(principal)} className={styles.principalBar} />
            <rect {...bar} y={top - scale(interest)} height={scale(interest)} className={styles.interestBar} />
          </g>
        )
      })}
    </svg>
  )
}

function YearTable({ groups }: { groups: readonly ScheduleGroup[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Year</th>
          <th scope="col">You pay</th>
          <th scope="col">Interest</th>
          <th scope="col">Still owed</th>
        </tr>
      </thead>
      <tbody>
        {groups.map(({ paid, interest, owed }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in time
          <tr key={index}>
            <th scope="row">{index + 1}</th>
            <td>{money(paid)}</td>
            <td>{money(interest)}</td>
            <td>{money(owed)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
