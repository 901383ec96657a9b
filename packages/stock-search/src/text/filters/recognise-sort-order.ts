import type { SortBy } from '@forecourt/domain/search/search-filters'
import { phrasesOf, type Recogniser, type Rule } from './recognise.ts'

/** `latest model ute` and `latest model 7 seater`, but the latest `Model 3`. */
const counted = String.raw`(?:[.,]\d| ?(?:kg|ton|met|ft|foot|feet|seat|berth|year|yr|mil|grand|k\b))`
const models = String.raw`(?:[ -]models?(?! \w\b(?!${counted})))`

/** `lowest price 30k` names a price. */
const noAmount = String.raw`(?! (?:(?:of|is|at) )?\$?\d)`

/** `high to low price drop` names another filter. */
const prices = '(?:[ -]price[ds]?(?! (?:drop|reduced|has|have)))?'

/** Words for an order without an amount. First match wins: phrases for newly listed contain words for newly built. */
const orders: readonly (readonly [words: string, sortBy: SortBy])[] = [
  ["low(?:er|est)?[ -]?(?:k'?s|kl?m(?:'?s)?|kilomet(?:re|er)s?|mileage|miles)", 'km_asc'],
  [`(?:price )?low(?:est)? to high(?:est)?${prices}`, 'price_asc'],
  [`(?:price )?high(?:est)? to low(?:est)?${prices}`, 'price_desc'],
  [`cheapest|lowest[ -]?price[ds]?${noAmount}`, 'price_asc'],
  [`most expensive|dearest|priciest|highest[ -]?price[ds]?${noAmount}`, 'price_desc'],
  ['(?:new|newest|latest|recent) (?:arrivals?|listings?)|(?:just|newly|recently) (?:added|arrived|listed)', 'newest'],
  [`(?:newest|latest)${models}?|late${models}`, 'year_desc'],
  [`oldest${models}?`, 'year_asc'],
]
/** `cheapest first`, but the cheapest `First Edition`. */
const compiled = orders.map(
  ([words, sortBy]): Rule => [
    new RegExp(String.raw`(?<![\w-])(?:${words})(?: first(?! edition))?(?![\w-])`, 'gi'),
    () => ({ sortBy }),
  ],
)

/** SR-20: the orders that the words set: `low kms` and `cheapest` have no number, so they filter nothing. */
export const sortWords: Recogniser = (words) => phrasesOf(words, compiled)
