import { shownLocations } from '@forecourt/contracts/site/shown-locations'
import type { HomeSection, Location, Site } from '@forecourt/contracts/site/site'
import { spansOn } from './opening-state.ts'

/** Whether a place sells nothing on a day (`2026-12-25`). */
const isClosed = (place: Location, day: string): boolean => spansOn(place, 'sales', day).length === 0

/** Of the special days those on which no sales department is open, in their order. */
function closedDays(locations: readonly Location[]): string[] {
  const sellers = locations.filter(({ hours }) => hours?.sales)
  const special = new Set(sellers.flatMap(({ special_hours = [] }) => special_hours.map(({ date }) => date)))
  return [...special].filter((day) => sellers.every((place) => isClosed(place, day))).toSorted()
}

/** NV-5: a site whose sales counter knows, beside its own, the days on which every sales department is closed. */
export function withClosedDays(site: Site): Site {
  const days = closedDays(shownLocations(site))
  const closing = (section: HomeSection): HomeSection => {
    if (section.kind !== 'sales_counter' || typeof section.per_day === 'number') return section
    const closed_on = [...new Set([...(section.per_day.closed_on ?? []), ...days])].toSorted()
    return { ...section, per_day: { ...section.per_day, closed_on } }
  }
  return { ...site, ...(site.home && { home: { ...site.home, sections: site.home.sections.map(closing) } }) }
}
