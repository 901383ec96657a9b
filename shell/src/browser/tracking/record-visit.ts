import { leadAttributes, visitKey } from '@forecourt/shell-api'

const maxPages = 30
const maxParams = 20
const maxLength = 300
/** Campaign parameters. */
const campaignParam = /^(utm_\w{1,40}|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid)$/

/** Records a shown page: the newest pages without consecutive repeats, and the last campaign. */
export function recordVisit(path: string, query: string): void {
  const { visited_pages, linked_query_params } = leadAttributes()
  const page = path.slice(0, maxLength)
  const campaign = [...new URLSearchParams(query)]
    .filter(([name]) => campaignParam.test(name))
    .slice(0, maxParams)
    .map(([name, value]): [string, string] => [name, value.slice(0, maxLength)])
  const visit = {
    visited_pages: visited_pages.at(-1) === page ? visited_pages : [...visited_pages, page].slice(-maxPages),
    linked_query_params: campaign.length > 0 ? Object.fromEntries(campaign) : linked_query_params,
  }
  try {
    sessionStorage.setItem(visitKey, JSON.stringify(visit))
  } catch {
    // Storage may be full or blocked; leads then only lack it.
  }
}
