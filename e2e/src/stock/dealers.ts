import { desktop, phone } from '../browser/viewports.ts'

/**
 * The dealers of the journeys: a yard of used cars, and a franchise with new, demonstrator and used ones. They share no
 * stock, so a test may fill both; requirements for every tenant are in the tests of `tenants`.
 */
export const dealers = ['harbourside', 'northgate'] as const

/** One dealer on a phone and the other on a desktop: for tests that depend on both. Most depend on neither, and have one visit. */
export const visits = [
  { slug: 'harbourside', at: phone },
  { slug: 'northgate', at: desktop },
] as const
