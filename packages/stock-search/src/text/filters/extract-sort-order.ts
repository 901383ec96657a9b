import type { SortBy } from '@forecourt/domain/search/search-filters'

/** `latest model ute`, but the latest `Model 3`. */
const models = String.raw`(?:[ -]models?(?! \w\b))`

const prices = '(?:[ -]price[ds]?)?'

/** Words that ask for an order and for no amount. First match wins: what is new to the yard holds words of what is newly built. */
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
 * SR-20: the order that the words ask for, the first of several, and the words without any: `low kms` and `cheapest` say no number,
 * so they narrow nothing.
 */
export function extractSortOrder(query: string): { left: string; sortBy: SortBy } | undefined {
  let left = query
  let first: { at: number; sortBy: SortBy } | undefined
  for (const [words, sortBy] of compiled)
    left = left.replace(words, (said, at: number) => {
      if (!first || at < first.at) first = { at, sortBy }
      // As long as it was, so that what follows keeps its place.
      return ' '.repeat(said.length)
    })
  return first && { left, sortBy: first.sortBy }
}
