import type { Location, PublicSite } from '@forecourt/contracts/site/site'

/** The place that is named where only one is. */
export const primaryLocation = ({ locations }: Pick<PublicSite, 'locations'>): Location | undefined =>
  locations.find(({ primary }) => primary) ?? locations[0]

export const addressText = ({ address: { street, city, state, postcode } }: Pick<Location, 'address'>): string =>
  `${street}, ${city} ${state} ${postcode}`
