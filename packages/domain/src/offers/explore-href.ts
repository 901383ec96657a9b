import type { Offer, PublicSite } from '@forecourt/contracts/site/site'

/** OF-1: where "Explore {model}" leads: the model's own page where the offer names one, else the stock of that model. */
export function exploreHref({ model, manufacturer }: Offer, { paths }: Pick<PublicSite, 'paths'>): string | undefined {
  if (!model) return undefined
  if (model.override_url) return model.override_url
  const asked = new URLSearchParams({ ...(manufacturer && { make: manufacturer.name }), model: model.name })
  return `${paths.search}?${asked}`
}
