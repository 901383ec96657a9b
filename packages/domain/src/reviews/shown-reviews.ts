import type { Rating, ReviewsFile } from '@forecourt/contracts/site/site'
import { countOf } from '../text/numbers.ts'

export type { Rating }

/** RV-1: whether an average may be shown: above the minimum, and not hidden. */
const mayShow = (file: Pick<ReviewsFile, 'hidden' | 'minimum_rating'>, rating: Rating | undefined): rating is Rating =>
  rating !== undefined && !file.hidden && Number(rating.average_rating) > file.minimum_rating

/** RV-1: the rating of a location where it may be shown. */
export function locationRating(file: ReviewsFile | undefined, locationId: string): Rating | undefined {
  const rating = file?.location_ratings[locationId]
  return file && mayShow(file, rating) ? rating : undefined
}

/** RV-1: the reviews of a location, or of the dealer, newest first; undefined where there are none, or they may not be shown. */
export function shownReviews(file: ReviewsFile | undefined, locationId?: string) {
  const rating = locationId === undefined ? file?.rating : file?.location_ratings[locationId]
  if (!file || !mayShow(file, rating)) return undefined
  const own = file.reviews.filter(({ location_id }) => locationId === undefined || location_id === locationId)
  const reviews = own.toSorted((a, b) => b.review_date.localeCompare(a.review_date)).slice(0, file.shown)
  if (reviews.length === 0) return undefined
  return { source: file.source, is_demonstration: file.is_demonstration, rating, reviews }
}

/**
 * RV-1: how much of each of five stars is filled, 0 to 1: up to four full ones and a partial one, `4.7` is 1 1 1 1 0.7. The last
 * is whole at 5 only.
 */
export const starFills = (average: number): number[] =>
  [0, 1, 2, 3, 4].map((star) => Math.round(Math.min(1, Math.max(0, average - star)) * 100) / 100)

const units = [
  ['year', 365],
  ['month', 30],
  ['week', 7],
  ['day', 1],
] as const

/** `3 weeks ago`, by whole days between two ISO days. */
export function daysAgoText(day: string, today: string): string {
  const days = Math.max(0, Math.round((Date.parse(today) - Date.parse(day)) / 86_400_000))
  if (days === 0) return 'today'
  if (days === 1) return 'yesterday'
  for (const [unit, length] of units) {
    const count = Math.floor(days / length)
    if (count >= 1) return `${countOf(count, unit)} ago`
  }
  return 'today'
}
