import type { PublicSite } from '@forecourt/contracts/site/site'

/** The address of a vehicle's page to share (RT-4): on the dealer's own site, whatever host shows it. */
export const shareUrl = (slug: string, site: Pick<PublicSite, 'url'>): string => new URL(`/cars/${slug}`, site.url).href
