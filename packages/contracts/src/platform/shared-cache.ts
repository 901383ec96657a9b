/** For how many seconds the edge keeps what shows stock: a car that is reserved is so on every page and in every file after them. */
export const stockSeconds = 2

/** What the edge may answer all shoppers of a site with. It asks again rather than show a state that is over. */
export const sharedStock = `public, max-age=0, s-maxage=${stockSeconds}`
