const unescaped = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<')

/** Where the links of a document lead on its own site: paths with their query, each once. */
export function internalLinks(html: string, url: string): string[] {
  const links = [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].flatMap(([, href = '']) => {
    const target = URL.canParse(unescaped(href), url) ? new URL(unescaped(href), url) : null
    return target && target.origin === new URL(url).origin ? [target.pathname + target.search] : []
  })
  return [...new Set(links)]
}

/** The addresses of a sitemap or of an index of them, as paths. */
export const sitemapPaths = (xml: string): string[] =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => {
    const { pathname, search } = new URL(unescaped(loc))
    return pathname + search
  })
