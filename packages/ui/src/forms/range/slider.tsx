import { RangeInput } from './range-input.tsx'
import styles from './slider.module.css'

type Props = {
  label: string
  min: number
  max: number
  step: number
  value: number
  format(value: number): string
  /** At every step of the handle. */
  onChange(value: number): void
}

/** One handle on a track that is filled up to it. A number field beside it is the other way to enter the value. */
export function Slider({ label, min, max, step, value, format, onChange }: Props) {
  const share = max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0
  return (
    <div className={styles.slider}>
      {/* By SVG attributes, because the pages' policy refuses style attributes. */}
      <svg className={styles.track} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden>
        <rect className={styles.rest} width={100} height={4} />
        <rect className={styles.fill} width={share * 100} height={4} />
      </svg>
      <RangeInput
        className={styles.input}
        aria-label={label}
        aria-valuetext={format(value)}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <div className={styles.ends} aria-hidden>
        <span>{format(min)}</span>
        <span>{format(max)}</span>
      </div>
    </div>
  )
}
