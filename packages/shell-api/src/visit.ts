import type { LeadAttributes } from '@forecourt/contracts/leads/lead'

/** AN-2. Of this tab, as long as it is open. */
const key = 'forecourt-visit'
const maxPages = 30
const maxParams = 20
const maxParamLength = 300
/** Marks of campaigns. */
const campaignParam = /^(utm_\w{1,40}|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid)$/

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isText = (value: unknown): value is string => typeof value === 'string'

/** Which pages of the site were seen before, and the campaign parameters that led there. What cannot be read is none. */
export function leadAttributes(): LeadAttributes {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '')
    if (isRecord(kept) && Array.isArray(kept.pages) && isRecord(kept.params))
      return {
        visited_pages: kept.pages.filter(isText),
        linked_query_params: Object.fromEntries(
          Object.entries(kept.params).filter((entry): entry is [string, string] => isText(entry[1])),
        ),
      }
  } catch {}
  return { visited_pages: [], linked_query_params: {} }
}

/** A page was shown: the newest pages are kept, each once in a row, and the last campaign that led to the site. */
export function recordVisit(path: string, query: string): void {
  const { visited_pages, linked_query_params } = leadAttributes()
  const page = path.slice(0, maxParamLength)
  const campaign = [...new URLSearchParams(query)]
    .filter(([name]) => campaignParam.test(name))
    .slice(0, maxParams)
    .map(([name, value]): [string, string] => [name, value.slice(0, maxParamLength)])
  const kept = {
    pages: visited_pages.at(-1) === page ? visited_pages : [...visited_pages, page].slice(-maxPages),
    params: campaign.length > 0 ? Object.fromEntries(campaign) : linked_query_params,
  }
  try {
    sessionStorage.setItem(key, JSON.stringify(kept))
  } catch {
    // Storage that is full or refused keeps nothing; the lead only says less.
  }
}
