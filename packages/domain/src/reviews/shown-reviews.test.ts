import type { Review, ReviewsFile } from '@forecourt/contracts/site/site'
import { expect, test } from 'vitest'
import { daysAgoText, locationRating, shownReviews, starFills } from './shown-reviews.ts'

const review = (id: string, fields: Partial<Review> = {}): Review => ({
  id,
  customer_name: 'Ada',
  text: 'Good',
  rating: 5,
  review_date: '2026-11-01',
  ...fields,
})
const file = (fields: Partial<ReviewsFile>): ReviewsFile => ({
  source: 'Google',
  is_demonstration: false,
  hidden: false,
  minimum_rating: 4,
  shown: 12,
  rating: { count: 735, average_rating: '4.5' },
  location_ratings: { yard: { count: 12, average_rating: '3.6' } },
  reviews: [review('a')],
  ...fields,
})

test.each<[string, Partial<ReviewsFile>, boolean]>([
  ['an average of 4.5 exceeds the minimum of 4', {}, true],
  ['one of 4.0 does not', { rating: { count: 9, average_rating: '4.0' } }, false],
  ['one of 4.01 does', { rating: { count: 9, average_rating: '4.01' } }, true],
  ['3.6 where the minimum is 3', { minimum_rating: 3, rating: { count: 9, average_rating: '3.6' } }, true],
  ['3.0 where the minimum is 3', { minimum_rating: 3, rating: { count: 9, average_rating: '3.0' } }, false],
  ['reviews that are hidden', { hidden: true }, false],
  ['without an average', { rating: undefined }, false],
])('[RV-1] %s', (_, fields, isShown) => expect(shownReviews(file(fields)) !== undefined).toBe(isShown))

test('[RV-1] a site without reviews shows none', () => expect(shownReviews(undefined)).toBeUndefined())

test('[RV-1] of a location its own are shown, by its own average', () => {
  const reviews = [review('a', { location_id: 'yard' }), review('b', { location_id: 'city' }), review('c')]
  expect(shownReviews(file({ reviews }), 'yard')).toBeUndefined()
  expect(locationRating(file({}), 'yard')).toBeUndefined()
  expect(shownReviews(file({ reviews, minimum_rating: 3 }), 'yard')?.reviews.map(({ id }) => id)).toEqual(['a'])
  expect(locationRating(file({ minimum_rating: 3 }), 'yard')).toEqual({ count: 12, average_rating: '3.6' })
})

test('[RV-1] a location of whose reviews none is known shows its average alone', () => {
  const known = file({ minimum_rating: 3, reviews: [review('a', { location_id: 'city' })] })
  expect(shownReviews(known, 'yard')).toBeUndefined()
  expect(locationRating(known, 'yard')).toEqual({ count: 12, average_rating: '3.6' })
})

test('[RV-1] at most twelve, newest first', () => {
  const reviews = Array.from({ length: 20 }, (_, day) =>
    review(`r${day}`, { review_date: `2026-10-${String(day + 1).padStart(2, '0')}` }),
  )
  const ids = shownReviews(file({ reviews }))?.reviews.map(({ id }) => id)
  expect(ids).toHaveLength(12)
  expect(ids?.slice(0, 2)).toEqual(['r19', 'r18'])
})

test.each([
  [4.5, [1, 1, 1, 1, 0.5]],
  [4.7, [1, 1, 1, 1, 0.7]],
  [3.8, [1, 1, 1, 0.8, 0]],
  [5, [1, 1, 1, 1, 1]],
  [1, [1, 0, 0, 0, 0]],
])('[RV-1] %d is %j: up to four full stars and a partial one', (average, fills) => {
  expect(starFills(average)).toEqual(fills)
})

test.each([
  ['2026-11-23', 'today'],
  ['2026-11-22', 'yesterday'],
  ['2026-11-18', '5 days ago'],
  ['2026-11-16', '1 week ago'],
  ['2026-10-05', '1 month ago'],
  ['2025-10-05', '1 year ago'],
  ['2026-12-01', 'today'],
])('a review of %s was %s', (day, text) => expect(daysAgoText(day, '2026-11-23')).toBe(text))
