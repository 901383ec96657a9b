/** A path on the tenant's own domain. It is appended and not resolved, so it never names another host. */
export const canonicalUrl = (path: string, siteUrl: string): string =>
  new URL(siteUrl + path.replace(/^[/\\]*/, '/')).href

/** The absolute form of an address in a page's data; null for an invalid one, as a feed's photo may be. */
export const absoluteUrl = (address: string, siteUrl: string): string | null =>
  URL.canParse(address, siteUrl) ? new URL(address, siteUrl).href : null
