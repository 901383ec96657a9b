import { popupWords } from '@forecourt/domain/finance/quote/quote-words'
import type { Head, PageContext } from '@forecourt/shell-api'
import type { FinancePageData } from './load.ts'

/** The page's paths are one page: the site's own link is what search engines list, without a car. */
export const head = ({ vehicle, parameters }: FinancePageData, { site }: PageContext): Head => ({
  title: `${vehicle ? `Finance the ${vehicle.name}` : 'Finance'} | ${site.name}`,
  description: `${popupWords.text} Ask ${site.name} for a personalised quote.`,
  canonical: site.quote.link,
  ...(Object.keys(parameters).length > 0 && { noIndex: true }),
})
