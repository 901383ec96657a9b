import type { Location, Site } from './site.ts'

/** LO-7, TN-12: locations that a site may show, of a site as the server has it. */
export const shownLocations = ({
  locations,
  hidden_locations,
}: Pick<Site, 'locations' | 'hidden_locations'>): Location[] =>
  locations.filter(({ id, visible }) => visible && !hidden_locations.includes(id))
