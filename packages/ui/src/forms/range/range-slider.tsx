import { useId } from 'react'
import { NumberField } from '../text/number-field.tsx'
import { HistogramPlot } from './histogram-plot.tsx'
import type { Bounds, HistogramData, SliderRange } from './range-bounds.ts'
import { RangeInput } from './range-input.tsx'
import styles from './range-slider.module.css'
import { useRangeDraft } from './use-range-draft.ts'

type Props = {
  /** What is chosen, as in "Lowest price": `price`. */
  name: string
  bounds: Bounds
  step: number
  value: SliderRange
  /** `counts[i]` things lie in the i-th of equal steps of `plotted`. */
  plotted: HistogramData
  format(value: number): string
  /** Once a handle is let go or a number is entered. An end at its bound is absent. */
  onChange(range: SliderRange): void
}

/** Two handles over a histogram, and the same two numbers to type. Both ways work by keyboard. */
export function RangeSlider({ name, bounds, step, value, plotted, format, onChange }: Props) {
  const id = useId()
  const { low, high, shown, reach, slideLow, slideHigh, enter, slider } = useRangeDraft({
    bounds,
    step,
    value,
    plotted,
    onChange,
  })
  const isOpenEnded = reach.max > bounds.max
  const handle = { min: bounds.min, max: bounds.max, step }
  const isLowOnTop = low - bounds.min > bounds.max - high
  return (
    <div className={styles.slider}>
      <div className={styles.stage} ref={slider}>
        <HistogramPlot bounds={bounds} plotted={plotted} low={low} high={high} />
        <RangeInput
          {...handle}
          aria-label={`Lowest ${name}`}
          aria-valuetext={format(low)}
          className={isLowOnTop ? `${styles.handle} ${styles.top}` : styles.handle}
          value={low}
          onChange={(event) => slideLow(event.target.valueAsNumber)}
        />
        <RangeInput
          {...handle}
          aria-label={`Highest ${name}`}
          aria-valuetext={isOpenEnded && high === bounds.max ? `${format(high)} and above` : format(high)}
          className={styles.handle}
          value={high}
          onChange={(event) => slideHigh(event.target.valueAsNumber)}
        />
      </div>
      <div className={styles.numbers}>
        <NumberField
          id={`${id}-min`}
          label={`Lowest ${name}, as a number`}
          value={shown.min}
          bounds={reach}
          placeholder={format(bounds.min)}
          format={format}
          onEnter={(number) => enter('min', number)}
        />
        <NumberField
          id={`${id}-max`}
          label={`Highest ${name}, as a number`}
          value={shown.max}
          bounds={reach}
          placeholder={`${format(bounds.max)}${isOpenEnded ? '+' : ''}`}
          format={format}
          onEnter={(number) => enter('max', number)}
        />
      </div>
    </div>
  )
}
