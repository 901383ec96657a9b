import { desktop, phone } from '../browser/viewports.ts'

/**
 * The dealers that journeys visit: a yard of used cars, and a franchise with new, demonstrator and used ones. Neither shows
 * the other's stock, so that a test may fill both; what every tenant must have is for the tests of `tenants`.
 */
export const dealers = ['harbourside', 'northgate'] as const

/**
 * One dealer on a phone and the other on a desk: for what depends on the one or the other, and not on both. The journeys that
 * every shopper makes (journey.e2e.ts) visit both dealers at both.
 */
export const visits = [
  { slug: 'harbourside', at: phone },
  { slug: 'northgate', at: desktop },
] as const
