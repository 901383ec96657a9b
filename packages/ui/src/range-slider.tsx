import { useId } from 'react'
import { HistogramPlot } from './histogram-plot.tsx'
import { NumberField } from './number-field.tsx'
import styles from './range-slider.module.css'
import { type SliderRange, useRangeDraft } from './use-range-draft.ts'

type Props = {
  /** What is chosen, as in "Lowest price": `price`. */
  name: string
  bounds: { min: number; max: number }
  step: number
  value: SliderRange
  /** `counts[i]` things lie in the i-th of equal steps of `plotted`. */
  plotted: { min: number; max: number; counts: readonly number[] }
  format(value: number): string
  /** Once a handle is let go or a number is entered. An end that stands at its bound is absent. */
  onChange(range: SliderRange): void
}

/** Two handles over a histogram, and the same two numbers to type. Both ways work by keyboard. */
export function RangeSlider({ name, bounds, step, value, plotted, format, onChange }: Props) {
  const id = useId()
  const { low, high, slide, enter, slider } = useRangeDraft({ bounds, value, onChange })
  const handle = { min: bounds.min, max: bounds.max, step }
  const isLowOnTop = low - bounds.min > bounds.max - high
  return (
    <div className={styles.slider}>
      <div className={styles.stage} ref={slider}>
        <HistogramPlot bounds={bounds} plotted={plotted} low={low} high={high} />
        <input
          {...handle}
          type="range"
          aria-label={`Lowest ${name}`}
          aria-valuetext={format(low)}
          className={isLowOnTop ? `${styles.handle} ${styles.top}` : styles.handle}
          value={low}
          onChange={(event) => slide('min', event.target.valueAsNumber)}
        />
        <input
          {...handle}
          type="range"
          aria-label={`Highest ${name}`}
          aria-valuetext={format(high)}
          className={styles.handle}
          value={high}
          onChange={(event) => slide('max', event.target.valueAsNumber)}
        />
      </div>
      <div className={styles.numbers}>
        <NumberField
          id={`${id}-min`}
          label={`Lowest ${name}, as a number`}
          value={value.min}
          placeholder={format(bounds.min)}
          format={format}
          onEnter={(number) => enter('min', number)}
        />
        <NumberField
          id={`${id}-max`}
          label={`Highest ${name}, as a number`}
          value={value.max}
          placeholder={format(bounds.max)}
          format={format}
          onEnter={(number) => enter('max', number)}
        />
      </div>
    </div>
  )
}
