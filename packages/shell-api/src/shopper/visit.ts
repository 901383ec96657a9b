import { visitKey } from '@forecourt/contracts/browser/stored-keys'
import type { LeadAttributes } from '@forecourt/contracts/leads/lead'

export { visitKey }

/** AN-2. Which pages of the site this tab has seen, and the campaign parameters that led to it. */
export function leadAttributes(): LeadAttributes {
  try {
    const { visited_pages = [], linked_query_params = {} } = JSON.parse(sessionStorage.getItem(visitKey) ?? '{}')
    return { visited_pages, linked_query_params }
  } catch {
    // Storage that is refused keeps nothing; the lead only says less.
    return { visited_pages: [], linked_query_params: {} }
  }
}
