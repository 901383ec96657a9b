import type { SortBy } from '@forecourt/domain/search/search-filters'

/** `latest model ute`, but the latest `Model 3`. */
const models = String.raw`(?:[ -]models?(?! \w\b))`

const prices = '(?:[ -]price[ds]?)?'

/** Words for an order without an amount. First match wins: phrases for newly listed contain words for newly built. */
const orders: readonly (readonly [words: string, sortBy: SortBy])[] = [
  ["low(?:er|est)?[ -]?(?:k'?s|kl?m(?:'?s)?|kilomet(?:re|er)s?|mileage|miles)", 'km_asc'],
  [`(?:price )?low(?:est)? to high(?:est)?${prices}`, 'price_asc'],
  [`(?:price )?high(?:est)? to low(?:est)?${prices}`, 'price_desc'],
  ['cheapest|lowest[ -]?price[ds]?', 'price_asc'],
  ['most expensive|dearest|priciest|highest[ -]?price[ds]?', 'price_desc'],
  ['(?:new|newest|latest|recent) (?:arrivals?|listings?)|(?:just|newly|recently) (?:added|arrived|listed)', 'newest'],
  [`(?:newest|latest)${models}?|late${models}`, 'year_desc'],
  [`oldest${models}?`, 'year_asc'],
]
/** `cheapest first`, but the cheapest `First Edition`. */
const compiled = orders.map(
  ([words, sortBy]) =>
    [new RegExp(String.raw`(?<![\w-])(?:${words})(?: first(?! edition))?(?![\w-])`, 'gi'), sortBy] as const,
)

/**
 * SR-20: the order that the words set, the first of several, and the other words: `low kms` and `cheapest` have no
 * number, so they filter nothing.
 */
export function extractSortOrder(query: string): { left: string; sortBy: SortBy } | undefined {
  let left = query
  let first: { at: number; sortBy: SortBy } | undefined
  for (const [words, sortBy] of compiled)
    left = left.replace(words, (said, at: number) => {
      if (!first || at < first.at) first = { at, sortBy }
      // Keeps the length, so that later positions stay valid.
      return ' '.repeat(said.length)
    })
  return first && { left, sortBy: first.sortBy }
}
