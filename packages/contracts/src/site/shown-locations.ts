import type { Location } from './settings/locations.ts'

/** A site as the server has it, or as a page has it, which has none that are hidden. */
export type Places = { locations: readonly Location[]; hidden_locations?: readonly string[] | undefined }

/** LO-7, TN-12: locations that a site may show. */
export const shownLocations = ({ locations, hidden_locations = [] }: Places): Location[] =>
  locations.filter(({ id, visible }) => visible && !hidden_locations.includes(id))
