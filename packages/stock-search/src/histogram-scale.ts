/** Steps of a histogram; fewer when the values do not have that many whole numbers between them. */
const maxSteps = 24
/** Of so few values none is an exception. */
const minValuesToJudge = 10
/** At most this share, or one value, is left beyond the end of a scale. */
const outlierShare = 0.005

/** How many of so many values may lie beyond the end of their scale. */
const maxOutliers = (count: number): number =>
  count < minValuesToJudge ? 0 : Math.max(1, Math.floor(count * outlierShare))

/** At least as many as may lie beyond the end of a scale over so many values. */
export const maxBeyondScale = (count: number): number => Math.floor(count * outlierShare) + 2

export const stepsBetween = (min: number, max: number): number => Math.min(maxSteps, Math.floor(max - min) + 1)

type Span = { min: number; max: number; count: number }

/**
 * Where a scale ends: at the highest value, or short of a few that would take three quarters of it or more for themselves.
 * `highestUpTo` answers the highest value up to a limit, or undefined where more than `maxAbove` lie above that.
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
