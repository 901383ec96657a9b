import type { SortBy } from '@forecourt/domain/search-fields'

/** `latest model ute`, but the latest `Model 3`. */
const models = String.raw`(?:[ -]models?(?! \w\b))`

/** Words that ask for an order and for no amount. First match wins: what is new to the yard holds words of what is newly built. */
const orders: readonly (readonly [words: string, sortBy: SortBy])[] = [
  ["low(?:er|est)?[ -]?(?:k'?s|kl?m(?:'?s)?|kilomet(?:re|er)s?|mileage|miles)", 'km_asc'],
  ['cheapest|lowest[ -]?price[ds]?', 'price_asc'],
  ['most expensive|dearest|priciest|highest[ -]?price[ds]?', 'price_desc'],
  ['(?:new|newest|latest|recent) (?:arrivals?|listings?)|(?:just|newly|recently) (?:added|arrived|listed)', 'newest'],
  [`(?:newest|latest)${models}?|late${models}`, 'year_desc'],
  [`oldest${models}?`, 'year_asc'],
]
const compiled = orders.map(
  ([words, sortBy]) => [new RegExp(String.raw`(?<![\w-])(?:${words})(?: first)?(?![\w-])`, 'gi'), sortBy] as const,
)

/** SR-20: the order that the words ask for, and the words without that: `low kms` and `cheapest` say no number, so they narrow nothing. */
export function readOrder(query: string): { left: string; sortBy: SortBy } | undefined {
  for (const [words, sortBy] of compiled) {
    const left = query.replace(words, ' ')
    if (left !== query) return { left, sortBy }
  }
  return undefined
}
