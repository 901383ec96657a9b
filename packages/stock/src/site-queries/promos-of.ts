import type { SearchResult } from '@forecourt/contracts/search/search-result'
import type { Site } from '@forecourt/contracts/site/site'
import { promosInGrid, promosInOrder } from '@forecourt/domain/content/promos'
import type { SearchState } from '@forecourt/domain/search/search-filters'
import { siteDay } from '@forecourt/domain/site/site-day'

/** NV-4. The promo cards of a page of results. Each page, and each hour, shows the next one. */
export function promosOf(
  site: Site,
  state: SearchState,
  cards: number,
  now = new Date(),
): Pick<SearchResult, 'promos'> {
  const { items, positions, shuffle } = site.promos
  if (items.length === 0) return {}
  const turn = now.getUTCHours() + state.page - 1
  const ordered = promosInOrder(items, { day: siteDay(site, now), state, turn }, shuffle)
  const placed = Object.entries(promosInGrid(ordered, { positions, cards, turn }))
  if (placed.length === 0) return {}
  return {
    promos: placed.map(([after, { node }]) => ({
      after: Number(after),
      title: node.title,
      text: node.text,
      href: node.href,
      button: node.button,
    })),
  }
}
