import type { CompareRow, CompareSection } from '@forecourt/domain/watchlist/compare-rows'
import { VisuallyHidden } from '@forecourt/ui/display/visually-hidden'
import { Check } from '@forecourt/ui/media/icons'
import type { ReactNode } from 'react'
import { CarHead } from './car-head.tsx'
import styles from './compare-table.module.css'
import type { ShownCar } from './load.ts'

type Props = {
  cars: readonly ShownCar[]
  sections: readonly CompareSection[]
  /** Only what differs. */
  isShort: boolean
  /** What is beside the cars' names. */
  corner: ReactNode
}

/** A real table; on phones the cars scroll sideways beside nothing, and each line's label is above its values. */
export function CompareTable({ cars, sections, isShort, corner }: Props) {
  const shown = sections
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ differs }) => differs || !isShort) }))
    .filter(({ rows }) => rows.length > 0)
  return (
    // A keyboard scrolls it where it is wider than the window.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={styles.scroller} tabIndex={0} aria-label="Comparison">
      <table className={styles.table} data-cars={cars.length}>
        <thead>
          <tr className={styles.heads}>
            <td className={styles.corner}>{corner}</td>
            {cars.map((car) => (
              <th key={car.slug} scope="col" className={styles.car}>
                <CarHead car={car} cars={cars} />
              </th>
            ))}
          </tr>
        </thead>
        {shown.map(({ title, rows }) => (
          <tbody key={title}>
            <tr className={styles.section}>
              <th scope="rowgroup" colSpan={cars.length + 1}>
                {title}
              </th>
            </tr>
            {rows.map((row) => (
              <Line key={row.label} row={row} cars={cars} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}

function Line({ row: { label, values, differs, best }, cars }: { row: CompareRow; cars: readonly ShownCar[] }) {
  return (
    <tr className={styles.line} data-differs={differs || undefined}>
      <th scope="row" className={styles.label}>
        {label}
        {differs && <VisuallyHidden> (differs)</VisuallyHidden>}
      </th>
      {cars.map((car, index) => (
        <td key={car.slug} className={styles.value}>
          {values[index] ?? (
            <span className={styles.unknown}>
              <span aria-hidden>–</span>
              <VisuallyHidden>Not known</VisuallyHidden>
            </span>
          )}
          {best?.cars.includes(index) && (
            <span className={styles.best}>
              <Check size={14} aria-hidden />
              {best.word}
            </span>
          )}
        </td>
      ))}
    </tr>
  )
}
