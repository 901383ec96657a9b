/** What is wrong with a file, and where: `path` as in `locations[0].address.postcode`. */
export type Problem = { path: string; found: string; allowed: string }
