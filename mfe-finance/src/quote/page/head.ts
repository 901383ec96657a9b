import { popupWords } from '@forecourt/domain/finance/quote/quote-words'
import { gateOf } from '@forecourt/domain/shoppers/gates'
import type { Head, PageContext } from '@forecourt/shell-api'
import type { FinancePageData } from './load.ts'

/** The page's paths are one page: the site's own link is what search engines list, without a car, and where it needs no signing in. */
export const head = ({ vehicle, parameters }: FinancePageData, { site, request }: PageContext): Head => ({
  title: `${vehicle ? `Finance the ${vehicle.name}` : 'Finance'} | ${site.name}`,
  description: `${popupWords.text} Ask ${site.name} for a personalised quote.`,
  canonical: site.quote.link,
  ...((Object.keys(parameters).length > 0 || gateOf(site, request.path)) && { noIndex: true }),
})
