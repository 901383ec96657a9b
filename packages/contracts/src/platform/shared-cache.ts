/**
 * How the edge keeps what shows stock, for all shoppers of a site. Two seconds, and none of it is shown stale: after
 * them a car that is reserved is so on every page and in every file.
 */
export const sharedStock = 'public, max-age=0, s-maxage=2'
