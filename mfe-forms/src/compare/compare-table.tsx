import type { CompareRow, CompareSection } from '@forecourt/domain/watchlist/compare-rows'
import { VisuallyHidden } from '@forecourt/ui/display/visually-hidden'
import { Check } from '@forecourt/ui/media/icons'
import type { ReactNode } from 'react'
import { CarHead } from './car-head.tsx'
import { CarName } from './car-name.tsx'
import styles from './compare-table.module.css'
import type { ShownCar } from './load.ts'
import { useNames } from './use-names.ts'
import { WeekLine } from './week-line.tsx'

type Props = {
  cars: readonly ShownCar[]
  sections: readonly CompareSection[]
  /** Only what differs. */
  isShort: boolean
  /** What is beside the cars' names. */
  corner: ReactNode
}

/**
 * A real table; on narrower screens the cars scroll sideways, and each line's label is above its values. Their names stay on top of
 * the window once their heads have left it.
 */
export function CompareTable({ cars, sections, isShort, corner }: Props) {
  const shown = sections
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ differs }) => differs || !isShort) }))
    .filter(({ rows }) => rows.length > 0)
  const { heads, names, isGone, follow } = useNames()
  return (
    <div className={styles.frame} data-cars={cars.length}>
      <div className={styles.names} ref={names} data-shown={isGone || undefined} aria-hidden>
        <div className={`${styles.table} ${styles.heads}`}>
          <span className={styles.side} />
          {cars.map((car) => (
            <CarName key={car.slug} car={car} />
          ))}
        </div>
      </div>
      {/* A keyboard scrolls it where it is wider than the window. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <section className={styles.scroller} tabIndex={0} aria-label="Comparison" onScroll={follow}>
        <table className={styles.table}>
          <thead ref={heads}>
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
              {title === 'Price' && <WeekLine cars={cars} />}
              {rows.map((row) => (
                <Line key={row.label} row={row} cars={cars} />
              ))}
            </tbody>
          ))}
        </table>
      </section>
    </div>
  )
}

function Line({ row, cars }: { row: CompareRow; cars: readonly ShownCar[] }) {
  const { label, values, differs, best, evidence, isAdvertised } = row
  return (
    <tr className={`${styles.line} ${isAdvertised ? styles.advertised : ''}`} data-differs={differs || undefined}>
      <th scope="row" className={styles.label}>
        {label}
        {differs && <VisuallyHidden> (differs)</VisuallyHidden>}
      </th>
      {cars.map((car, index) => (
        <td key={car.slug} className={styles.value}>
          <Value text={values[index]} href={evidence && `/cars/${car.slug}#${evidence}`} />
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

function Value({ text, href }: { text: string | null | undefined; href: string | undefined }) {
  if (text && href) return <a href={href}>{text}</a>
  return (
    text ?? (
      <span className={styles.unknown}>
        <span aria-hidden>–</span>
        <VisuallyHidden>Not known</VisuallyHidden>
      </span>
    )
  )
}
