export type SliderRange = { min?: number; max?: number }
export type Bounds = { min: number; max: number }

/** Where the things lie: `max` ends their scale, and `highest`, where there is one, lies beyond it. */
export type HistogramData = Bounds & { highest?: number; counts: readonly number[] }

/** What may be typed: the scale, and whatever lies beyond its end. */
export const typableBounds = ({ min, max }: Bounds, { highest = max }: HistogramData): Bounds => ({
  min,
  max: Math.max(max, highest),
})

/**
 * How far towards each other's end two handles may go. The scale is rounded outwards, so a handle at its far bound could leave
 * nothing: the last step must still hold the last thing.
 */
export const handleStops = (
  bounds: Bounds,
  step: number,
  plotted: HistogramData,
): { lowest: number; highest: number } => ({
  lowest: bounds.max > plotted.max ? bounds.max - step : bounds.max,
  highest: bounds.min < plotted.min ? bounds.min + step : bounds.min,
})

/** Ends as they were asked for, within reach and in order; an end at its bound does not limit and is absent. */
export function normalizeRange({ min, max }: SliderRange, reach: Bounds): SliderRange {
  const [low, high] = min !== undefined && max !== undefined && min > max ? [max, min] : [min, max]
  return {
    ...(low !== undefined && low > reach.min && { min: Math.min(low, reach.max) }),
    ...(high !== undefined && high < reach.max && { max: Math.max(high, reach.min) }),
  }
}
