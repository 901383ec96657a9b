/** Everything may be read but the API, without what llms.txt names of it, and searches in another order, which show the same vehicles. */
export const robotsText = (siteUrl: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Allow: /api/search',
    'Allow: /api/openapi.json',
    'Disallow: /*sortBy=',
    '',
    `Sitemap: ${new URL('/sitemap.xml', siteUrl).href}`,
    '',
  ].join('\n')
