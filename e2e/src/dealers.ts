/**
 * The dealers that journeys visit: a yard of used cars, and a franchise with new, demonstrator and used ones. Neither shows
 * the other's stock, so that a test may fill both; what every tenant must have is for the tests of `tenants`.
 */
export const dealers = ['harbourside', 'northgate'] as const
