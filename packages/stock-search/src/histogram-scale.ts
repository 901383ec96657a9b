/** Maximum steps of a histogram; fewer if the values span fewer integers. */
const maxSteps = 24
/** With so few values there are no outliers. */
const minValuesToJudge = 10
/** At most this share, or one value, is beyond the end of a scale. */
const outlierShare = 0.005

/** How many of this many values may be beyond the end of their scale. */
const maxOutliers = (count: number): number =>
  count < minValuesToJudge ? 0 : Math.max(1, Math.floor(count * outlierShare))

/** An upper bound of the values beyond the end of a scale over this many values. */
export const maxBeyondScale = (count: number): number => Math.floor(count * outlierShare) + 2

export const stepsBetween = (min: number, max: number): number => Math.min(maxSteps, Math.floor(max - min) + 1)

type Span = { min: number; max: number; count: number }

/**
 * The end of a scale: the highest value, excluding a few that would take three quarters of it or more. `highestUpTo`
 * returns the highest value up to a limit, or undefined if more than `maxAbove` are above it.
 */
export function scaleEnd(
  { min, max, count }: Span,
  highestUpTo: (limit: number, maxAbove: number) => number | undefined,
): number {
  const maxAbove = maxOutliers(count)
  let end = max
  for (;;) {
    const near = highestUpTo(min + (end - min) / 4, maxAbove)
    if (near === undefined || near <= min) return end
    end = near
  }
}
