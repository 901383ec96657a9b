import { termBounds } from '@forecourt/contracts/finance/loan-bounds'
import { RangeInput } from '@forecourt/ui/forms/range/range-input'
import { useId } from 'react'
import { yearsText } from '../../calculator/formats.ts'
import styles from './term-slider.module.css'

const { min, max } = termBounds
const years = Array.from({ length: max - min + 1 }, (_, index) => min + index)

/** Where a year is on the track, in percent. */
const shareOf = (year: number): string => `${((year - min) / (max - min)) * 100}%`

/** FQ-5. One to seven years: a native slider, whose years can be pressed too. */
export function TermSlider({ value, onChange }: { value: number; onChange(years: number): void }) {
  const id = useId()
  return (
    <div className={styles.term}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          Loan term
        </label>
        <output htmlFor={id} className={styles.value}>
          {yearsText(value)}
        </output>
      </div>
      <div className={styles.stage}>
        <svg className={styles.track} aria-hidden>
          <rect className={styles.line} y="14" width="100%" height="4" rx="2" />
          <rect className={styles.fill} y="14" width={shareOf(value)} height="4" rx="2" />
          {years.map((year) => (
            <circle
              key={year}
              className={year < value ? styles.passed : styles.dot}
              cx={shareOf(year)}
              cy="16"
              r="2.5"
            />
          ))}
        </svg>
        <RangeInput
          id={id}
          name="loanTerm"
          min={min}
          max={max}
          step={1}
          value={value}
          aria-valuetext={yearsText(value)}
          className={styles.input}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
      </div>
      <div className={styles.years} aria-hidden>
        {years.map((year) => (
          <button
            key={year}
            type="button"
            tabIndex={-1}
            className={year === value ? `${styles.year} ${styles.chosen}` : styles.year}
            onClick={() => onChange(year)}
          >
            {year}
          </button>
        ))}
      </div>
    </div>
  )
}
