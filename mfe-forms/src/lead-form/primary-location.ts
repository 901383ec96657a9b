import type { Location, PublicSite } from '@forecourt/contracts/site/site'

/** Who speaks for the site. */
export const primaryLocation = ({ locations }: Pick<PublicSite, 'locations'>): Location | undefined =>
  locations.find(({ primary, visible }) => primary && visible) ?? locations.find(({ visible }) => visible)
