import type { Location, PublicSite } from '@forecourt/contracts/site/site'

/** The location that represents a site where only one is shown. */
export const primaryLocation = ({ locations }: Pick<PublicSite, 'locations'>): Location | undefined =>
  locations.find(({ primary }) => primary) ?? locations[0]

export const addressText = ({ address: { street, city, state, postcode } }: Pick<Location, 'address'>): string =>
  `${street}, ${city} ${state} ${postcode}`
