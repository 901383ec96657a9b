import type { Bounds, HistogramData } from './range-bounds.ts'
import styles from './range-slider.module.css'

type Props = { bounds: Bounds; plotted: HistogramData; low: number; high: number }

const width = 280
const height = 56

/** Bars by SVG attributes, because the pages' policy refuses style attributes. The chosen range has the accent colour. */
export function HistogramPlot({ bounds, plotted, low, high }: Props) {
  const span = bounds.max - bounds.min || 1
  const x = (value: number) => ((value - bounds.min) / span) * width
  const step = (plotted.max - plotted.min) / plotted.counts.length
  const maxCount = Math.max(1, ...plotted.counts)
  return (
    <svg className={styles.plot} viewBox={`0 0 ${width} ${height + 4}`} preserveAspectRatio="none" aria-hidden>
      {plotted.counts.map((count, index) => {
        const start = plotted.min + index * step
        const middle = start + step / 2
        // The square root keeps a few vehicles visible beside hundreds.
        const barHeight = count === 0 ? 2 : 4 + Math.sqrt(count / maxCount) * (height - 8)
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place.
            key={index}
            className={middle >= low && middle <= high ? styles.chosenBar : styles.bar}
            x={x(start) + 0.75}
            y={height - barHeight}
            width={Math.max(1, x(start + step) - x(start) - 1.5)}
            height={barHeight}
          />
        )
      })}
      <rect className={styles.track} x={0} y={height - 1.5} width={width} height={3} />
      <rect className={styles.fill} x={x(low)} y={height - 1.5} width={Math.max(0, x(high) - x(low))} height={3} />
    </svg>
  )
}
