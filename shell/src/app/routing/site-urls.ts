/** A path on the tenant's own domain. It is put behind the domain and not resolved, so whatever it looks like, it names no other host. */
export const canonicalUrl = (path: string, siteUrl: string): string =>
  new URL(siteUrl + path.replace(/^[/\\]*/, '/')).href

/** An address of a page's own data as a whole one; null where it is none, as a feed's photo may be. */
export const absoluteUrl = (address: string, siteUrl: string): string | null =>
  URL.canParse(address, siteUrl) ? new URL(address, siteUrl).href : null
