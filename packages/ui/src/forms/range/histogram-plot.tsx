import type { Bounds, HistogramData } from './range-bounds.ts'
import styles from './range-slider.module.css'

type Props = { bounds: Bounds; plotted: HistogramData; low: number; high: number }

const width = 280
const height = 56

const short = (length: number): string => String(Math.round(length * 10) / 10)

/** Bars as two drawings, the chosen range in the accent colour; by SVG attributes, because the pages' policy refuses style attributes. */
export function HistogramPlot({ bounds, plotted, low, high }: Props) {
  const span = bounds.max - bounds.min || 1
  const x = (value: number) => ((value - bounds.min) / span) * width
  const step = (plotted.max - plotted.min) / plotted.counts.length
  const maxCount = Math.max(1, ...plotted.counts)
  const bars = plotted.counts.map((count, index) => {
    const start = plotted.min + index * step
    const middle = start + step / 2
    // The square root keeps a few vehicles visible beside hundreds.
    const barHeight = count === 0 ? 2 : 4 + Math.sqrt(count / maxCount) * (height - 8)
    const barWidth = Math.max(1, x(start + step) - x(start) - 1.5)
    const drawing = `M${short(x(start) + 0.75)} ${height}v-${short(barHeight)}h${short(barWidth)}V${height}`
    return { drawing, isChosen: middle >= low && middle <= high }
  })
  const drawingOf = (chosen: boolean) => bars.map((bar) => (bar.isChosen === chosen ? bar.drawing : '')).join('')
  return (
    <svg className={styles.plot} viewBox={`0 0 ${width} ${height + 4}`} preserveAspectRatio="none" aria-hidden>
      <path className={styles.bar} d={drawingOf(false)} />
      <path className={styles.chosenBar} d={drawingOf(true)} />
      <rect className={styles.track} y={height - 1.5} width={width} height={3} />
      <rect
        className={styles.fill}
        x={short(x(low))}
        y={height - 1.5}
        width={short(Math.max(0, x(high) - x(low)))}
        height={3}
      />
    </svg>
  )
}
